import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ROOT } from '../lib/install.mjs';
import { generate } from '../new.mjs';

const PURPOSE = 'Shows what something costs.';
let root: string;

const PAGES = 'packages/features/src/pages';
/** A table without the existing pages. */
const TABLE = `import type { ComponentType } from 'react';

type LoadPage = () => Promise<{ readonly Component: ComponentType }>;

export const PAGES: Readonly<Record<'openDay', LoadPage>> = {
};
`;

const run = (bin: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(ROOT, 'node_modules', bin), ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const exportsOfUi = () =>
  (
    JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as {
      exports: Record<string, string>;
    }
  ).exports;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'iru-new-'));
  for (const folder of ['node_modules', 'scripts'])
    symlinkSync(join(ROOT, folder), join(root, folder));
  for (const file of [
    '.oxlintrc.json',
    'apps/site/src/site.css',
    'tsconfig.base.json',
    'packages/ui/package.json',
    'packages/ui/src/conformance.test.tsx',
    'packages/ui/src/testing/sheet.tsx',
    'packages/ui/src/testing/handbook.tsx',
    'packages/features/package.json',
  ]) {
    cpSync(join(ROOT, file), join(root, file), { recursive: true });
  }
  for (const file of [
    'parts/page/PageHero.tsx',
    'parts/page/PageHead.tsx',
    'parts/page/PageTitle.tsx',
    'parts/page/page-copy.ts',
    'testing/with-router.tsx',
    'testing/layout.ts',
    'domain/contact.ts',
    'content/brand.ts',
    'paths.ts',
  ]) {
    cpSync(join(ROOT, 'packages/features/src', file), join(root, 'packages/features/src', file));
  }
  mkdirSync(join(root, PAGES, 'home'), { recursive: true });
  writeFileSync(join(root, PAGES, 'pages.ts'), TABLE);
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: {
        composite: false,
        emitDeclarationOnly: false,
        declaration: false,
        noEmit: true,
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        types: ['vite/client'],
      },
      include: ['packages'],
    }),
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('npm run new', () => {
  it('writes a component and a page that lint and types accept', async () => {
    const conformance = join(root, 'packages/ui/src/conformance.test.tsx');
    expect(await generate(root, 'component', 'price-tag', PURPOSE)).toContain(
      'packages/ui/src/components/price-tag/PriceTag.tsx',
    );
    expect(await generate(root, 'page', 'open-day', PURPOSE)).toContain(
      `${PAGES}/open-day/OpenDayPage.tsx`,
    );
    expect(exportsOfUi()['./price-tag']).toBe('./src/components/price-tag/PriceTag.tsx');
    expect(readFileSync(conformance, 'utf8')).toContain("  'price-tag': { children: 'Muraho' },");
    // Its other specimens aren't in this copy.
    rmSync(conformance);
    expect(readFileSync(join(root, 'packages/features/src/paths.ts'), 'utf8')).toContain(
      "  openDay: '/open-day',\n}",
    );
    expect(readFileSync(join(root, PAGES, 'pages.ts'), 'utf8')).toContain(
      "import('./open-day/OpenDayPage')",
    );
    expect(run('oxlint/bin/oxlint', '--deny-warnings', 'packages')).toContain('0 errors');
    expect(run('typescript/bin/tsc', '--noEmit', '-p', '.')).toBe('');
  }, 60_000);

  it('refuses an odd kind or name and writes nothing over what is there', async () => {
    cpSync(
      join(ROOT, 'packages/ui/src/conformance.test.tsx'),
      join(root, 'packages/ui/src/conformance.test.tsx'),
    );
    await expect(generate(root, 'widget', 'a', PURPOSE)).rejects.toThrow(/Usage/);
    await expect(generate(root, 'component', 'PriceTag', PURPOSE)).rejects.toThrow(/kebab case/);
    await expect(generate(root, 'component', 'price-list', '')).rejects.toThrow(
      /has to be a sentence/,
    );
    await generate(root, 'component', 'twice', PURPOSE);
    await expect(generate(root, 'component', 'twice', PURPOSE)).rejects.toThrow(/exists already/);
  });
});
