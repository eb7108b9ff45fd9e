// A number that is written in two ways is two numbers to whoever reads it, and a translation would miss one of them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HOME = 'packages/features/src/content/format.ts';
const OWN =
  /\bIntl\.(?:NumberFormat|DateTimeFormat|PluralRules|ListFormat|RelativeTimeFormat)\b|\.toLocale(?:Date|Time)?String\(/;

it('numbers, money and dates are written by one module, which knows the language', () => {
  const files = execFileSync('git', ['ls-files', 'packages', 'apps/site/src'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (path) =>
        /\/src\/.*\.tsx?$/.test(path) &&
        !/\.(?:stories|test)\.tsx?$|\/(?:testing|mocks)\//.test(path),
    );
  expect(files).toContain(HOME);
  const found = files.filter((path) => OWN.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(found).toEqual([HOME]);
});
