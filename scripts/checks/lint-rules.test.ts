// Each case is a file that breaks an architecture rule, or only seems to; all are linted in one run.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';

import { describe, expect, it } from 'vitest';

import { LINK, ROOT } from '../lib/install.mjs';
import { toPosix } from '../lib/paths.mjs';

const FEATURES = 'packages/features/src';
const DOMAIN = `${FEATURES}/domain/a.ts`;
const PLATFORM = `${FEATURES}/platform/a.ts`;
const ASSISTANT = `${FEATURES}/assistant/a.ts`;
const MOCK = `${FEATURES}/assistant/mocks/a.ts`;
const PAGE = `${FEATURES}/pages/browse/BrowsePage.tsx`;
const UI = 'packages/ui/src/components/price/Price.tsx';
const LIST = 'packages/ui/src/components/list.ts';
const SITE = 'apps/site/src/main.tsx';
const SERVER = 'apps/server/src/a.ts';

/** A name, the file's path, what it contains and the advice in the message. A file with only JSX or one import is given as that. */
type Case = readonly [name: string, path: string, code: string, advice?: string];
interface Cases {
  readonly reports: readonly Case[];
  readonly allows: readonly Case[];
}

const inJsx = (jsx: string, props = '') =>
  `interface Props { ${props} }\nexport const A = () => ${jsx};`;
const SENTENCE = "export const slow = 'The answer took too long.';";
/** A recipe whose variant has a class. */
const inRecipe = (name: string) =>
  `import { cva } from 'class-variance-authority';\nexport const recipe = cva('p-4', { variants: { tone: { calm: '${name}' } }, defaultVariants: { tone: 'calm' } });`;
const toFile = (code: string) => {
  if (code.startsWith('<')) return inJsx(code);
  return /^[@.\w/-]+$/.test(code) ? `import { a } from '${code}';\na();` : code;
};

const RULES: Readonly<Record<string, Cases>> = {
  'layer-boundaries': {
    reports: [
      ['domain imports a later layer', DOMAIN, '../platform/logger'],
      ['domain imports a package', DOMAIN, 'valibot'],
      ['ui imports the product', UI, '@iru/features/domain/constants', 'take the value as a prop'],
      ['a page imports the site', PAGE, '@iru/site/routes'],
      [
        'a page imports another page',
        PAGE,
        '../home/HomeHero',
        `move what both need to ${FEATURES}`,
      ],
      ['a part imports a page', `${FEATURES}/parts/x/a.ts`, '../../pages/pages'],
      [
        'a part imports the words of a page',
        `${FEATURES}/parts/x/a.ts`,
        "import { a } from '#words/pages/pricing/copy';\na();",
      ],
      ['content imports a part', `${FEATURES}/content/a.ts`, '../parts/prose/a'],
      ['the shell imports a page', `${FEATURES}/shell/a.ts`, '../pages/home/a'],
      ['a folder without a layer', `${FEATURES}/shared/a.ts`, '../platform/a'],
      ['production code imports test code', PAGE, '../../testing/fake-clock'],
      ['production code imports a story', PAGE, './BrowsePage.stories'],
      ['the site always loads the mocks', SITE, "void import('./mocks/start');"],
      ['the server imports React', SERVER, 'react'],
      ['the server imports a page', SERVER, '@iru/features/pages'],
      ['the site imports the server', SITE, '@iru/server/app'],
      ['the browser loads the assistant engine', ASSISTANT, '../assistant-engine/answer'],
      ['a package by its path', PAGE, '../../../../ui/src/components/button/Button'],
    ],
    allows: [
      ['the server imports the engine', SERVER, '@iru/features/assistant-engine'],
      ['a mock imports the engine', MOCK, '../../assistant-engine/answer'],
      ['a page imports a part', PAGE, '../../parts/page/Head'],
      ['the table imports a page', `${FEATURES}/pages/pages.ts`, "void import('./home/HomePage');"],
      ['a story imports a mock', `${FEATURES}/pages/browse/B.stories.tsx`, './mocks/a'],
      ['a test imports later test code', `${FEATURES}/platform/a.test.ts`, '../testing/a'],
      [
        'the site loads the mocks of the demo',
        SITE,
        "declare const __IRU_MOCKED__: boolean;\nif (__IRU_MOCKED__) void import('./mocks/start');",
      ],
      ['a test of a rule imports fast-check', `${FEATURES}/domain/a.test.ts`, 'fast-check'],
    ],
  },
  'no-barrel': {
    reports: [
      [
        'a file of re-exports',
        LIST,
        "export { A } from './A';\nexport { B } from './B';",
        'import from the file itself',
      ],
      ['a star', LIST, "export * from './A';"],
    ],
    allows: [['a file that adds its own', LIST, "export { A } from './A';\nexport const b = 1;"]],
  },
  'one-text-per-element': {
    reports: [
      ['a number before text', UI, '<p>{a.count} coins</p>', '<span>{text}</span>'],
      ['a label beside an icon', UI, '<p><svg />{label}</p>'],
      ['a choice beside text', UI, "<p><span>{more}</span>{a.open ? 'Fewer' : 'More'}</p>"],
      ['text in a fragment', UI, '<>{label}</>'],
      [
        'any children beside an element',
        UI,
        inJsx('<p><svg />{children}</p>', 'children: ReactNode'),
      ],
    ],
    allows: [
      ['one text', UI, '<p>{`${count} coins`}</p>'],
      ['a choice of texts alone', UI, "<p>{a.open ? 'Fewer' : 'More'}</p>"],
      ['elements with a space', UI, "<p><b>{count}</b>{' '}<span>{unit}</span></p>"],
      ['a list and what may be there', UI, '<ul>{a.map((b) => <li />)}{a.b && <li />}</ul>'],
      ['wrapped children', UI, '<p><svg />{wrapText(children)}</p>'],
      ['a prop of elements', UI, inJsx('<p><svg />{end}</p>', 'end?: ReactElement | null')],
    ],
  },
  'words-by-language': {
    reports: [
      [
        'words that are always English',
        `${FEATURES}/pages/pricing/a.ts`,
        './copy',
        "Import '#words/pages/pricing/copy'",
      ],
      ['a story in English', `${FEATURES}/pages/pricing/A.stories.tsx`, './copy'],
      [
        'words made of those of the page',
        `${FEATURES}/locales/fr/pages/pricing/a.ts`,
        "import { a } from '#words/content/labels';\na();",
        'by its relative path',
      ],
    ],
    allows: [
      [
        'words of the page',
        `${FEATURES}/pages/pricing/a.ts`,
        "import { a } from '#words/pages/pricing/copy';\na();",
      ],
      [
        'English beside a translation',
        `${FEATURES}/pages/pricing/a.ts`,
        "import { a as englishCopy } from './copy';\nenglishCopy();",
      ],
      ['words of the same language', `${FEATURES}/locales/fr/pages/pricing/a.ts`, './copy'],
      ['a unit test', `${FEATURES}/pages/pricing/a.test.ts`, './copy'],
    ],
  },
  'words-in-copy': {
    reports: [
      ['text', PAGE, '<p>Hello there</p>', "Move 'Hello there' into copy.ts"],
      ['a label', PAGE, '<button type="button" aria-label="Close it" />'],
      ['a template', PAGE, '<p>{`Hello ${1}`}</p>'],
      ['a choice', PAGE, '<img alt={Math.PI > 3 ? "One face" : "Two faces"} src="a" />'],
      ['a sentence outside JSX', PLATFORM, SENTENCE],
    ],
    allows: [
      ['copy', `${FEATURES}/domain/copy.ts`, SENTENCE],
      ['an error for developers', PAGE, "throw new Error('The quiz needs a question.');"],
      ['a value of the domain', DOMAIN, "export const ANSWERS = ['Prefer not to say'] as const;"],
      ['a name', PAGE, "export const people = [{ name: 'Jean Bosco', city: 'Dar es Salaam' }];"],
      ['classes and symbols', PAGE, '<p className="p-4 text-ink">· <b>{1}</b></p>'],
    ],
  },
  'browser-through-platform': {
    reports: [
      ['storage', PAGE, 'localStorage.getItem("a");', 'packages/features/src/platform'],
      ['storage of window', PAGE, 'window.sessionStorage.clear();'],
      ['the network', PAGE, 'void fetch("/a");'],
      ['the clock', PAGE, 'export const at = new Date();'],
      ['chance', PAGE, 'export const dice = Math.random();'],
      ['the console', PAGE, 'console.log("a");'],
      ['markup', PAGE, 'document.body.innerHTML = "a";', 'render elements or textContent instead'],
      ['markup in JSX', PAGE, '<p dangerouslySetInnerHTML={{ __html: "a" }} />'],
    ],
    allows: [
      ['platform itself', PLATFORM, 'export const a = localStorage.length;'],
      ['a date of given parts', PAGE, 'export const day = new Date(2026, 0, 1);'],
    ],
  },
  'buttons-from-ui': {
    reports: [
      ['a button', PAGE, '<button type="button">{1}</button>', 'use Button, IconButton'],
      ['a disclosure', PAGE, '<details><summary>{1}</summary></details>'],
      ['an element with the role', PAGE, '<div role="button" tabIndex={0} />'],
      ['an element that is clicked', PAGE, '<div onClick={() => {}} />', 'use Button'],
    ],
    allows: [
      ['ui itself', UI, '<button type="button">{1}</button>'],
      ['a story', PAGE.replace('.tsx', '.stories.tsx'), '<button type="button">{1}</button>'],
      ['another role', PAGE, '<Card role="group"><p role="status">{1}</p></Card>'],
    ],
  },
  'raw-colours': {
    reports: [
      ['a colour in a style', PAGE, "<p style={{ color: 'red' }} />"],
      ['a colour in a drawing', PAGE, '<svg fill="#f04" />', 'text-primary'],
    ],
    allows: [
      ['a token in a style', PAGE, "<p style={{ color: 'var(--color-ink)', top: '50%' }} />"],
      ['the colour of the text', PAGE, '<svg fill="none" stroke="currentColor" />'],
      ['a word that is also a colour', PAGE, '<Mood tone="red" link="#top" />'],
    ],
  },
  'no-unknown-classes': {
    reports: [
      ['a class without CSS', PAGE, '<p className="bg-primry" />', 'bg-primry'],
      [
        'an argument of clsx',
        PAGE,
        "import { clsx } from 'clsx';\nexport const look = (on: boolean) => clsx('p-4', on && 'bg-primry');",
        'bg-primry',
      ],
      ['a recipe', UI, inRecipe('bg-primry'), 'bg-primry'],
      ['a constant', PAGE, "export const toneClasses = { calm: 'bg-primry' };", 'bg-primry'],
      ['a prop of a component', PAGE, '<Field fieldClassName="p-44x" />', 'p-44x'],
    ],
    allows: [
      ['a recipe of known classes', UI, inRecipe('p-2')],
      ['part of a class', PAGE, '<p className={`p-${1} m-4`} />'],
      [
        'a class of our style sheets',
        PAGE,
        '<p className="splash-mark group/row target-44 data-[state=open]:hidden p-2.75" />',
      ],
    ],
  },
  'no-restricted-classes': {
    reports: [
      ['a raw colour', PAGE, '<p className="hover:bg-[#f04]" />', 'Raw colour'],
      ['a colour function', PAGE, '<p className="bg-[rgb(163,58,32)]" />', 'Raw colour'],
      ['a colour of Tailwind', PAGE, '<p className="hover:bg-red-500/50" />', 'such as bg-primary'],
      ['a colour by name', PAGE, '<p className="border-b-[red]" />', 'Raw colour'],
      ['a colour in a shadow', PAGE, '<p className="shadow-[0_1px_2px_#000]" />', 'Raw'],
      ['a raw size', PAGE, '<p className="md:text-[13px]" />', 'Raw size'],
      ['an important size', PAGE, '<p className="-mt-[3px]!" />', 'Raw size'],
    ],
    allows: [
      [
        'a layout in rem and percent',
        PAGE,
        '<p className="w-[24rem] h-[calc(100%-8px)] top-[46%] grid-cols-[1fr_2fr] transition-[scale]" />',
      ],
      ['a named length', PAGE, '<p className="[--tile:32px] h-(--tile)" />'],
      ['a system colour', PAGE, '<p className="forced:bg-[CanvasText]" />'],
    ],
  },
};

interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly filename: string;
}

/** Lints every case under its path in a copy of the repository and returns the findings by rule and name. */
const lintAll = (): ReadonlyMap<string, readonly Diagnostic[]> => {
  const root = mkdtempSync(join(tmpdir(), 'iru-lint-'));
  try {
    const names = Object.entries(RULES).flatMap(([rule, { reports, allows }], index) =>
      [...reports, ...allows].map(([name, path, code], at) => {
        const file = posix.join(posix.dirname(path), `case-${index}-${at}-${posix.basename(path)}`);
        mkdirSync(join(root, posix.dirname(file)), { recursive: true });
        writeFileSync(join(root, file), toFile(code));
        return [file, `${rule}: ${name}`] as const;
      }),
    );
    for (const file of ['.oxlintrc.json', 'apps/site/src/site.css'])
      cpSync(join(ROOT, file), join(root, file));
    for (const folder of ['scripts', 'node_modules'])
      symlinkSync(join(ROOT, folder), join(root, folder), LINK);
    const { stdout } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json'],
      { cwd: root, encoding: 'utf8' },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] };
    return new Map(
      names.map(([file, name]) => [
        name,
        diagnostics.filter(({ filename }) => toPosix(filename) === file),
      ]),
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};

const findings = lintAll();

describe.each(Object.entries(RULES))('%s', (rule, { reports, allows }) => {
  const found = (name: string) =>
    findings.get(`${rule}: ${name}`)?.filter(({ code }) => code.endsWith(`(${rule})`)) ?? [];

  it.each(reports)('reports: %s', (name = '', _path, _code, advice = '') => {
    expect(found(name)[0]?.message).toContain(advice);
    expect(found(name)[0]?.message).toMatch(/^Unknown class| See CONTRIBUTING\.md#[a-z-]+$/);
  });

  it.each(allows)('allows: %s', (name = '') => {
    expect(found(name)).toEqual([]);
  });
});
