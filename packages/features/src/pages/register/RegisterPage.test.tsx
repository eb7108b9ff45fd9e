import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { RegisterPage } from './RegisterPage';

const render = (path: string) =>
  renderToString(
    <StaticRouter location={path}>
      <RegisterPage />
    </StaticRouter>,
  );

describe('the registration rendered ahead of time', () => {
  it('is its introduction, whatever the query says', () => {
    const markup = render('/register?step=4');
    expect(markup).toContain('Ready to Find Your Match?');
    expect(markup).toBe(render('/register'));
  });

  it('has one h1 and no inline style', () => {
    const markup = render('/register');
    expect(markup.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(markup).not.toContain(' style="');
  });
});
