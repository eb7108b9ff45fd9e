import { expect, it } from 'vitest';

import { declarationsOf } from './declarations';

it.each([
  ['/home/José/iru', '/home/José/iru/'],
  ['C:\\My Projects\\iru\\', 'C:/My Projects/iru/'],
])('finds the declarations of the modules in %s', (root, id) => {
  const modules = ['components/dialog/Dialog.tsx', 'hooks/use-dismissal.ts'];
  expect(
    declarationsOf(root, [
      ...modules.map((path) => `${id}packages/ui/src/${path}`),
      `${id}packages/ui/src/tokens/tokens.json`,
      `${id}node_modules/clsx/dist/clsx.d.ts`,
      '\0style',
    ]),
  ).toEqual(['components/dialog/Dialog.d.ts', 'hooks/use-dismissal.d.ts']);
});
