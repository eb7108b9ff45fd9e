import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { LoginPage } from './LoginPage';
import { RegisterPage } from './RegisterPage';

const render = (path: string, page: ReactNode) =>
  renderToString(<StaticRouter location={path}>{page}</StaticRouter>);

describe('pages rendered ahead of time', () => {
  it('the registration is its introduction, whatever the query says', () => {
    const markup = render('/register?step=4', <RegisterPage />);
    expect(markup).toContain('Ready to Find Your Match?');
    expect(markup).toBe(render('/register', <RegisterPage />));
  });

  it.each([['/register', <RegisterPage key="r" />], ['/login', <LoginPage key="l" />]])(
    '%s has one h1 and no inline style',
    (path, page) => {
      const markup = render(path, page);
      expect(markup.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(markup).not.toContain(' style="');
    },
  );
});
