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

import { LINK, ROOT } from '../lib/install.mjs';
import { generate } from '../new.mjs';

const PURPOSE = 'Shows what something costs.';
let root: string;

const CONFORMANCE = 'packages/ui/src/conformance.test.tsx';
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
const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'iru-new-'));
  for (const folder of ['node_modules', 'scripts'])
    symlinkSync(join(ROOT, folder), join(root, folder), LINK);
  for (const file of [
    '.oxlintrc.json',
    'apps/site/src/site.css',
    'tsconfig.base.json',
    'packages/ui/package.json',
    CONFORMANCE,
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
    const component = await generate(root, 'component', 'price-tag', PURPOSE);
    expect(component).toContain('packages/ui/src/components/price-tag/PriceTag.tsx');
    const page = await generate(root, 'page', 'open-day', PURPOSE);
    expect(page).toContain(`${PAGES}/open-day/OpenDayPage.tsx`);
    const { exports } = JSON.parse(read('packages/ui/package.json')) as { exports: object };
    expect(exports).toMatchObject({ './price-tag': './src/components/price-tag/PriceTag.tsx' });
    expect(read(CONFORMANCE)).toContain("  'price-tag': { children: 'Muraho' },");
    // Its other specimens aren't in this copy.
    rmSync(join(root, CONFORMANCE));
    expect(read('packages/features/src/paths.ts')).toContain("  openDay: '/open-day',\n}");
    expect(read(`${PAGES}/pages.ts`)).toContain("import('./open-day/OpenDayPage')");
    expect(run('oxlint/bin/oxlint', '--deny-warnings', 'packages')).toContain('0 errors');
    expect(run('typescript/bin/tsc', '--noEmit', '-p', '.')).toBe('');
  }, 60_000);

  it('refuses an odd kind or name and writes nothing over what is there', async () => {
    cpSync(join(ROOT, CONFORMANCE), join(root, CONFORMANCE));
    await expect(generate(root, 'widget', 'a', PURPOSE)).rejects.toThrow(/Usage/);
    await expect(generate(root, 'component', 'PriceTag', PURPOSE)).rejects.toThrow(/kebab case/);
    await expect(generate(root, 'component', 'price-list', '')).rejects.toThrow(
      /has to be a sentence/,
    );
    await generate(root, 'component', 'twice', PURPOSE);
    await expect(generate(root, 'component', 'twice', PURPOSE)).rejects.toThrow(/exists already/);
  });
});
