import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let house: string;

interface Diagnostic {
  readonly code: string;
  readonly message: string;
}

/** Lints one file as if it were at that path of this repository. */
const diagnose = (path: string, code: string): readonly Diagnostic[] => {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  try {
    execFileSync(
      process.execPath,
      [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json', path],
      { cwd: house },
    );
    return [];
  } catch (error) {
    return (
      JSON.parse(String((error as { stdout: Buffer }).stdout)) as { diagnostics: Diagnostic[] }
    ).diagnostics;
  } finally {
    rmSync(file);
  }
};

/** The names of the rules that a file breaks. */
const lint = (path: string, code: string): string[] =>
  diagnose(path, code).map(({ code: rule }) => rule);

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'iru-lint-'));
  cpSync(join(ROOT, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  symlinkSync(join(ROOT, 'scripts'), join(house, 'scripts'));
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

const LAW = 'iru(import-law)';
const UI = 'packages/ui/src/components/price/Price.tsx';
const PAGE = 'packages/features/src/pages/browse/BrowsePage.tsx';
const SERVER = 'apps/server/src/a.ts';
const inside = (room: string) => `packages/features/src/${room}/a.ts`;

describe('the import law', () => {
  it.each([
    [
      'domain reaches up',
      'packages/features/src/domain/rule.ts',
      "import { log } from '../platform/logger';\nlog();",
    ],
    [
      'domain takes a package',
      'packages/features/src/domain/rule.ts',
      "import { object } from 'valibot';\nobject();",
    ],
    [
      'ui reads a constant of the domain',
      UI,
      "import { AGE } from '@iru/features/domain/constants';\nAGE();",
    ],
    ['ui knows a page', UI, "import { Page } from '@iru/features/pages/browse/Page';\nPage();"],
    [
      'ui knows a page by path',
      UI,
      "import { Page } from '../../../../features/src/pages/browse/Page';\nPage();",
    ],
    ['a page knows the site', PAGE, "import { routes } from '@iru/site/routes';\nroutes();"],
    [
      'a page knows another page',
      PAGE,
      "import { HomeHero } from '../home/HomeHero';\nHomeHero();",
    ],
    [
      'a check of a page knows another page',
      'packages/features/src/pages/browse/a.test.ts',
      "import { a } from '../home/a';\na();",
    ],
    ['a late import does the same', PAGE, "export const load = () => import('../home/HomeHero');"],
    [
      'a page knows the table of pages',
      'packages/features/src/parts/x/a.ts',
      "import { PAGES } from '../../pages/pages';\nPAGES();",
    ],
    [
      'platform knows a datum',
      inside('platform'),
      "import { likes } from '../device/likes';\nlikes();",
    ],
    [
      'the device knows a text',
      inside('device'),
      "import { brand } from '../content/brand';\nbrand();",
    ],
    ['a text knows a part', inside('content'), "import { a } from '../parts/prose/a';\na();"],
    ['a picture knows a part', inside('assets'), "import { a } from '../parts/prose/a';\na();"],
    ['a part knows the assistant', inside('parts'), "import { a } from '../assistant/a';\na();"],
    ['the assistant knows the shell', inside('assistant'), "import { a } from '../shell/a';\na();"],
    ['the shell knows a page', inside('shell'), "import { a } from '../pages/home/a';\na();"],
    [
      'the addresses know the device',
      'packages/features/src/paths.ts',
      "import { a } from './device/a';\na();",
    ],
    [
      'a room is new',
      inside('shared'),
      "import { a } from '../domain/a';\nimport { b } from '../platform/b';\na(b);",
    ],
    ['production takes a mock', PAGE, "import { handlers } from './mocks/handlers';\nhandlers();"],
    [
      'production takes a test kit',
      PAGE,
      "import { fakeClock } from '../../testing/fake-clock';\nfakeClock();",
    ],
    [
      'the site takes a mock',
      'apps/site/src/main.tsx',
      "import { handlers } from '@iru/features/mocks/handlers';\nhandlers();",
    ],
    [
      'the site takes a mock late, but always',
      'apps/site/src/main.tsx',
      "void import('./mocks/start');",
    ],
    ['production takes a story', PAGE, "import { Ready } from './BrowsePage.stories';\nReady();"],
    [
      'production takes a handbook',
      UI,
      "import { handbook } from './Button.handbook';\nhandbook();",
    ],
    ['the server takes React', SERVER, "import { useState } from 'react';\nuseState();"],
    ['the server takes a page', SERVER, "import { Page } from '@iru/features/pages';\nPage();"],
    [
      'the server takes the door to the browser',
      SERVER,
      "import { request } from '@iru/features/platform/http';\nrequest();",
    ],
    ['the server takes a component', SERVER, "import { Button } from '@iru/ui/button';\nButton();"],
    [
      'the site takes the server',
      'apps/site/src/main.tsx',
      "import { app } from '@iru/server/app';\napp();",
    ],
    [
      'a visitor would download the assistant engine',
      'packages/features/src/assistant/a.ts',
      "import { answer } from '../assistant-engine/answer';\nanswer();",
    ],
    [
      'the site takes the assistant engine',
      'apps/site/src/main.tsx',
      "import { answer } from '@iru/features/assistant-engine';\nanswer();",
    ],
    [
      'the assistant engine takes the device',
      inside('assistant-engine'),
      "import { likes } from '../device/likes';\nlikes();",
    ],
    [
      'a package is reached by path',
      PAGE,
      "import { B } from '../../../../ui/src/components/button/Button';\nB();",
    ],
  ])('bites when %s', (_name, path, code) => {
    expect(lint(path, code)).toContain(LAW);
  });

  it.each([
    [
      'the server takes the assistant engine',
      SERVER,
      "import { answer } from '@iru/features/assistant-engine';\nanswer();",
    ],
    [
      'the server takes the rules and the addresses',
      SERVER,
      "import { ok } from '@iru/features/domain/result';\nimport { PATHS } from '@iru/features/paths';\nok(PATHS);",
    ],
    [
      'the server serves the built site',
      SERVER,
      "import { serveBuilt } from '@iru/site/serve-built';\nserveBuilt();",
    ],
    [
      'a mock answers as the server does',
      'packages/features/src/assistant/mocks/a.ts',
      "import { answer } from '../../assistant-engine/answer';\nanswer();",
    ],
    [
      'the assistant engine reads a text',
      inside('assistant-engine'),
      "import { brand } from '../content/brand';\nbrand();",
    ],
    ['a page uses a part', PAGE, "import { Head } from '../../parts/page/Head';\nHead();"],
    [
      'a part uses the device',
      inside('parts'),
      "import { likes } from '../device/likes';\nlikes();",
    ],
    [
      'the table of pages names a page',
      'packages/features/src/pages/pages.ts',
      "export const home = () => import('./home/HomePage');",
    ],
    [
      'a story takes a mock',
      'packages/features/src/pages/browse/B.stories.tsx',
      "import { a } from './mocks/a';\na();",
    ],
    [
      'a handbook takes a test kit',
      UI.replace('.tsx', '.handbook.tsx'),
      "import { a } from '../../testing/a';\na();",
    ],
    [
      'a check of platform takes a test kit',
      'packages/features/src/platform/a.test.ts',
      "import { a } from '../testing/a';\na();",
    ],
    [
      'the mocks of the site take those of the features',
      'apps/site/src/mocks/start.ts',
      "import { a } from '@iru/features/mocks/handlers';\na();",
    ],
    [
      'the site starts the mocks where they are wanted',
      'apps/site/src/main.tsx',
      "declare const __IRU_MOCKED__: boolean;\nif (__IRU_MOCKED__) void import('./mocks/start');",
    ],
    [
      'the site wires',
      'apps/site/src/routes.tsx',
      "import { Shell } from '@iru/features/shell';\nShell();",
    ],
    [
      'a rule is tested',
      'packages/features/src/domain/a.test.ts',
      "import fc from 'fast-check';\nfc.sample();",
    ],
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
    expect(lint(PAGE, code)).toContain('iru(words-in-copy)');
  });

  it.each([
    [
      'a platform file',
      'packages/features/src/platform/http.ts',
      "export const slow = 'The answer took too long.';",
    ],
    [
      'a rule',
      'packages/features/src/domain/ledger.ts',
      'export const note = (price: number) => `Purchased via Card for ${price} RWF`;',
    ],
    ['a hook', PAGE, "export const useA = () => (Math.PI > 3 ? 'Nothing was saved here.' : '');"],
    ['a label', PAGE, "export const labels = { all: 'All of them' };"],
  ])('bites on a sentence outside JSX: %s', (_what, file, code) => {
    expect(lint(file, code)).toContain('iru(words-in-copy)');
  });

  it.each([
    [
      'copy',
      'packages/features/src/domain/copy.ts',
      "export const a = { slow: 'The answer took too long.' };",
    ],
    [
      'an error for developers',
      PAGE,
      "export const fail = () => {\n  throw new Error('The quiz needs a question.');\n};",
    ],
    [
      'a line of the log',
      PAGE,
      "import { log } from '../../platform/logger';\nlog.info('Page not found');",
    ],
    [
      'a value of the domain',
      'packages/features/src/domain/options.ts',
      "export const ANSWERS = ['Prefer not to say'] as const;",
    ],
    [
      'a name of a person',
      PAGE,
      "export const people = [{ name: 'Jean Bosco', city: 'Dar es Salaam' }];",
    ],
    ['a class', PAGE, "export const look = 'p-4 text-ink';"],
  ])('lets %s pass', (_what, file, code) => {
    expect(lint(file, code)).not.toContain('iru(words-in-copy)');
  });

  it('lets signs and copy pass', () => {
    const code = `const copy = { hi: 'Muraho' };\nexport const A = () => <p className="p-4">{copy.hi} · <b>{1}</b></p>;`;
    expect(lint(PAGE, code)).not.toContain('iru(words-in-copy)');
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
    expect(lint(PAGE, code)).toContain(RULE);
  });

  it('lets platform itself, and a date of given parts, pass', () => {
    expect(
      lint('packages/features/src/platform/door.ts', 'export const a = localStorage.length;'),
    ).not.toContain(RULE);
    expect(lint(PAGE, 'export const day = new Date(2026, 0, 1);')).not.toContain(RULE);
  });
});

describe('buttons from ui', () => {
  const RULE = 'iru(buttons-from-ui)';
  const inJsx = (jsx: string) => `export const A = () => ${jsx};`;
  it.each([
    ['a button', inJsx('<button type="button">{1}</button>')],
    [
      'a button among others',
      inJsx('<ul><li><button type="submit" aria-label={String(1)} /></li></ul>'),
    ],
    ['a hand-made disclosure', inJsx('<details><summary>{1}</summary></details>')],
    ['something that only claims to be a button', inJsx('<div role="button" tabIndex={0} />')],
    ['a hand-made menu', inJsx('<ul role="menu"><li role="menuitem">{1}</li></ul>')],
  ])('bites on %s', (_name, code) => {
    expect(lint(PAGE, code)).toContain(RULE);
    expect(lint('packages/features/src/parts/people/PersonMenu.tsx', code)).toContain(RULE);
  });

  it('lets ui itself, stories and checks pass', () => {
    const code = inJsx('<button type="button">{1}</button>');
    for (const path of [
      UI,
      PAGE.replace('.tsx', '.stories.tsx'),
      PAGE.replace('.tsx', '.test.tsx'),
    ]) {
      expect(lint(path, code)).not.toContain(RULE);
    }
  });

  it('lets a component of ui pass, whatever role it is given', () => {
    expect(lint(PAGE, inJsx('<Card role="group"><p role="status">{1}</p></Card>'))).not.toContain(
      RULE,
    );
  });
});

describe('tokens only', () => {
  const RULE = 'iru(tokens-only)';
  it.each([
    ['a class without CSS', 'export const A = () => <p className="bg-primry" />;'],
    [
      'one of several, in a choice',
      "export const A = ({ on }: { on: boolean }) => <p className={on ? 'p-4' : 'p-4 text-inc'} />;",
    ],
    [
      'an argument of clsx',
      "import { clsx } from 'clsx';\nexport const look = (on: boolean) => clsx('p-4', on && 'bg-primry', { 'text-inc': on });",
    ],
    [
      'a recipe',
      "import { cva } from 'class-variance-authority';\nexport const recipe = cva('p-4', { variants: { tone: { calm: 'bg-primry' } } });",
    ],
    [
      'a compound variant',
      "import { cva } from 'class-variance-authority';\nexport const recipe = cva('', { compoundVariants: [{ tone: 'calm', class: 'bg-primry' }] });",
    ],
    [
      'a constant',
      "const LOOKS = { calm: 'bg-primry' };\nexport const A = ({ tone }: { tone: 'calm' }) => <p className={LOOKS[tone]} />;",
    ],
    ['a list of classes elsewhere', "export const frame = 'rounded-md border-edge p-4 text-inc';"],
    [
      'a template',
      'export const A = ({ size }: { size: string }) => <p className={`${size} bg-primry`} />;',
    ],
    ['a raw colour', 'export const A = () => <p className="bg-[#f04]" />;'],
    ['a raw size', 'export const A = () => <p className="text-[13px]" />;'],
    ['a colour in a style', "export const A = () => <p style={{ color: 'red' }} />;"],
    ['a colour in a drawing', 'export const A = () => <svg fill="#f04" />;'],
    ['a colour elsewhere', "export const tint = '#f04';"],
  ])('bites on %s', (_name, code) => {
    expect(lint(PAGE, code)).toContain(RULE);
    expect(lint(UI.replace('.tsx', '.stories.tsx'), code)).toContain(RULE);
  });

  it.each([
    [
      'the choices of a recipe',
      "import { cva } from 'class-variance-authority';\nexport const recipe = cva('p-4', { variants: { tone: { calm: 'p-2' } }, defaultVariants: { tone: 'calm' } });",
    ],
    [
      'a comparison',
      "export const A = ({ tone }: { tone: string }) => <p className={tone === 'calm' ? 'p-4' : 'p-2'} />;",
    ],
    [
      'part of a class',
      'export const A = ({ n }: { n: number }) => <p className={`p-${n} m-4`} />;',
    ],
    [
      'a class of our own style sheets',
      'export const A = () => <p className="splash group/row target-44" />;',
    ],
    [
      'a layout in rem',
      'export const A = () => <p className="w-[24rem] h-[calc(100%-8px)] top-[46%] grid-cols-[1fr_2fr]" />;',
    ],
    [
      'a token in a style',
      "export const A = () => <p style={{ color: 'var(--color-ink)', top: '50%' }} />;",
    ],
    [
      'a drawing in the colour of the text',
      'export const A = () => <svg fill="none" stroke="currentColor" />;',
    ],
  ])('lets %s pass', (_name, code) => {
    expect(lint(PAGE, code)).not.toContain(RULE);
  });
});

describe('each message says what to do and where it is explained', () => {
  it.each([
    [
      'imports-run-one-way',
      UI,
      "import { AGE } from '@iru/features/domain/constants';\nAGE();",
      'take the value as a prop',
    ],
    [
      'layers-inside-features',
      PAGE,
      "import { HomeHero } from '../home/HomeHero';\nHomeHero();",
      'move what both need to packages/features/src/parts',
    ],
    [
      'no-barrels',
      UI.replace('Price.tsx', 'list.ts'),
      "export { A } from './A';",
      'import from the file itself',
    ],
    [
      'no-barrels',
      UI.replace('Price.tsx', 'list.ts'),
      "export * from './A';",
      'export by name where it is written',
    ],
    [
      'words-live-in-copy',
      PAGE,
      'export const A = () => <p>Hello there</p>;',
      "Move 'Hello there' into copy.ts",
    ],
    [
      'buttons-come-from-ui',
      PAGE,
      'export const A = () => <button type="button">{1}</button>;',
      'use Button, IconButton',
    ],
    [
      'the-browser-through-platform',
      PAGE,
      'localStorage.clear();',
      'packages/features/src/platform',
    ],
    [
      'the-browser-through-platform',
      PAGE,
      'document.body.innerHTML = "a";',
      'render elements or textContent instead',
    ],
    [
      'tokens-only',
      PAGE,
      'export const A = () => <p className="bg-primry" />;',
      "did you mean 'bg-primary'?",
    ],
  ])('%s', (anchor, path, code, advice) => {
    const message =
      diagnose(path, code).find((each) => each.code.startsWith('iru('))?.message ?? '';
    expect(message).toContain(advice);
    expect(message.endsWith(` See CONTRIBUTING.md#${anchor}`)).toBe(true);
  });
});
