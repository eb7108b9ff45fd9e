import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { generate } from '../new.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let house: string;

const run = (bin: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(ROOT, 'node_modules', bin), ...args], { cwd: house, encoding: 'utf8', stdio: 'pipe' });
const manifest = (name: string) =>
  JSON.parse(readFileSync(join(house, 'packages', name, 'package.json'), 'utf8')) as { exports: Record<string, string> };

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'iru-new-'));
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'scripts/lint', 'packages/ui/package.json', 'packages/features/package.json']) {
    cpSync(join(ROOT, file), join(house, file), { recursive: true });
  }
  for (const file of ['page/IntroPage.tsx', 'page/PageHead.tsx', 'page/page-copy.ts', 'testing/with-router.tsx']) {
    cpSync(join(ROOT, 'packages/features/src/shared', file), join(house, 'packages/features/src/shared', file));
  }
  for (const folder of ['content', 'domain']) mkdirSync(join(house, 'packages/features/src', folder), { recursive: true });
  cpSync(join(ROOT, 'packages/features/src/domain/contact.ts'), join(house, 'packages/features/src/domain/contact.ts'));
  cpSync(join(ROOT, 'packages/features/src/content/brand.ts'), join(house, 'packages/features/src/content/brand.ts'));
  cpSync(join(ROOT, 'packages/features/src/paths.ts'), join(house, 'packages/features/src/paths.ts'));
  writeFileSync(
    join(house, 'tsconfig.json'),
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
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('npm run new', () => {
  it('writes a component and a feature that lint and types accept', async () => {
    expect(await generate(house, 'component', 'price-tag')).toContain('packages/ui/src/components/price-tag/PriceTag.tsx');
    expect(await generate(house, 'feature', 'open-day')).toContain('packages/features/src/open-day/OpenDayPage.tsx');
    expect(manifest('ui').exports['./price-tag']).toBe('./src/components/price-tag/PriceTag.tsx');
    expect(manifest('features').exports['./open-day']).toBe('./src/open-day/OpenDayPage.tsx');
    expect(run('oxlint/bin/oxlint', '--deny-warnings', 'packages')).toContain('0 errors');
    expect(run('typescript/bin/tsc', '--noEmit', '-p', '.')).toBe('');
  }, 60_000);

  it('refuses an odd kind or name and writes nothing over what is there', async () => {
    await expect(generate(house, 'widget', 'a')).rejects.toThrow(/Usage/);
    await expect(generate(house, 'component', 'PriceTag')).rejects.toThrow(/kebab case/);
    await generate(house, 'component', 'twice');
    await expect(generate(house, 'component', 'twice')).rejects.toThrow(/exists already/);
  });
});
