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

describe('the prerendered registration page', () => {
  it('shows the introduction, whatever the query', () => {
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
