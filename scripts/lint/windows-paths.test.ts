// oxlint passes the path of a file as the system writes it.
import { expect, it } from 'vitest';

import { placeOf, targetOf } from './layers.mjs';
import { noBarrel } from './no-barrel.mjs';

const FEATURES = 'packages/features/src';
const onWindows = (path: string) => `C:\\My Projects\\iru\\${path.replaceAll('/', '\\')}`;

it.each([`${FEATURES}/pages/browse/copy.ts`, `${FEATURES}/locales/fr/pages/browse/copy.ts`])(
  '%s has its layer on Windows',
  (path) => {
    expect(placeOf(onWindows(path))).toMatchObject({ featureLayer: 'pages', page: 'browse' });
    expect(targetOf(onWindows(path), './labels')).toMatchObject({ page: 'browse' });
  },
);

it.each([
  [`${FEATURES}/locales/fr/parts/page/page-copy.ts`, 0],
  [`${FEATURES}/parts/page/page-copy.ts`, 1],
])('a file that only re-exports, %s, has %i findings on Windows', (path, count) => {
  const found: unknown[] = [];
  const context = { filename: onWindows(path), report: (finding: unknown) => found.push(finding) };
  noBarrel.create(context).Program({ body: [{ type: 'ExportNamedDeclaration', source: {} }] });
  expect(found).toHaveLength(count);
});
