import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let house: string;

/** Lints one file as if it stood at that path of this repository, and returns the names of the rules it breaks. */
const lint = (path: string, code: string): string[] => {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  try {
    execFileSync(process.execPath, [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json', path], { cwd: house });
    return [];
  } catch (error) {
    const { diagnostics } = JSON.parse(String((error as { stdout: Buffer }).stdout)) as {
      diagnostics: { code: string }[];
    };
    return diagnostics.map(({ code: rule }) => rule);
  } finally {
    rmSync(file);
  }
};

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'iru-lint-'));
  cpSync(join(ROOT, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  cpSync(join(ROOT, 'scripts/lint'), join(house, 'scripts/lint'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

const LAW = 'iru(import-law)';
const UI = 'packages/ui/src/components/price/Price.tsx';
const FEATURE = 'packages/features/src/browse/BrowsePage.tsx';

describe('the import law', () => {
  it.each([
    ['domain reaches up', 'packages/features/src/domain/rule.ts', "import { log } from '../platform/logger';\nlog();"],
    ['domain takes a package', 'packages/features/src/domain/rule.ts', "import { object } from 'valibot';\nobject();"],
    ['ui knows a feature', UI, "import { Page } from '@iru/features/browse';\nPage();"],
    ['ui knows a feature by path', UI, "import { Page } from '../../../../features/src/browse/Page';\nPage();"],
    ['a feature knows the site', FEATURE, "import { routes } from '@iru/site/routes';\nroutes();"],
    ['a feature knows its neighbour', FEATURE, "import { Hero } from '../home/Hero';\nHero();"],
    ['a late import does the same', FEATURE, "export const load = () => import('../home/Hero');"],
    ['platform knows a feature', 'packages/features/src/platform/door.ts', "import { a } from '../home/a';\na();"],
    ['production takes a mock', FEATURE, "import { handlers } from './mocks/handlers';\nhandlers();"],
    ['production takes a story', FEATURE, "import { Ready } from './BrowsePage.stories';\nReady();"],
    ['a package is reached by path', FEATURE, "import { B } from '../../../ui/src/components/button/Button';\nB();"],
  ])('bites when %s', (_name, path, code) => {
    expect(lint(path, code)).toContain(LAW);
  });

  it.each([
    ['ui reads the constants', UI, "import { TOAST } from '@iru/features/domain/constants';\nTOAST();"],
    ['a feature uses shared parts', FEATURE, "import { Head } from '../shared/page/Head';\nHead();"],
    ['a story takes a mock', 'packages/features/src/browse/B.stories.tsx', "import { a } from './mocks/a';\na();"],
    ['the site wires', 'apps/site/src/routes.tsx', "import { Shell } from '@iru/features/shell';\nShell();"],
    ['a rule is tested', 'packages/features/src/domain/a.test.ts', "import fc from 'fast-check';\nfc.sample();"],
  ])('lets pass when %s', (_name, path, code) => {
    expect(lint(path, code)).not.toContain(LAW);
  });
});

describe('no barrel', () => {
  it.each([
    ['a list of re-exports', "export { A } from './A';\nexport { B } from './B';"],
    ['a star', "export * from './A';\nexport const b = 1;"],
  ])('bites on %s', (_name, code) => {
    expect(lint('packages/ui/src/components/list.ts', code)).toContain('iru(no-barrel)');
  });
});

describe('words only in copy', () => {
  const inJsx = (jsx: string) => `export const A = () => ${jsx};`;
  it.each([
    ['text', inJsx('<p>Hello there</p>')],
    ['a label', inJsx('<button type="button" aria-label="Close it" />')],
    ['an expression', inJsx("<p>{'Hello there'}</p>")],
    ['a template', inJsx('<p>{`Hello ${1}`}</p>')],
    ['a choice', inJsx('<img alt={Math.PI > 3 ? "One face" : "Two faces"} src="a" />')],
  ])('bites on %s', (_name, code) => {
    expect(lint(FEATURE, code)).toContain('iru(words-in-copy)');
  });

  it('lets signs and copy pass', () => {
    const code = `const copy = { hi: 'Muraho' };\nexport const A = () => <p className="p-4">{copy.hi} · <b>{1}</b></p>;`;
    expect(lint(FEATURE, code)).not.toContain('iru(words-in-copy)');
  });
});

describe('the browser only through platform', () => {
  const RULE = 'iru(browser-through-platform)';
  it.each([
    'localStorage.getItem("a");',
    'window.sessionStorage.clear();',
    'void fetch("/a");',
    'export const at = Date.now();',
    'export const at = new Date();',
    'export const dice = Math.random();',
    'console.log("a");',
    'void navigator.clipboard.writeText("a");',
    'document.body.innerHTML = "a";',
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "a" }} />;',
  ])('bites on %s', (code) => {
    expect(lint(FEATURE, code)).toContain(RULE);
  });

  it('lets platform itself, and a date of given parts, pass', () => {
    expect(lint('packages/features/src/platform/door.ts', 'export const a = localStorage.length;')).not.toContain(RULE);
    expect(lint(FEATURE, 'export const day = new Date(2026, 0, 1);')).not.toContain(RULE);
  });
});
