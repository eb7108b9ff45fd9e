import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { LoginPage } from './LoginPage';

it('prerenders with one h1 and no inline styles', () => {
  const markup = renderToString(
    <StaticRouter location="/login">
      <LoginPage />
    </StaticRouter>,
  );
  expect(markup.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(markup).not.toContain(' style="');
});
