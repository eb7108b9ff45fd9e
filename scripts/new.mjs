import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { BUILT_LANGUAGES, LOCALES } from './lib/languages.mjs';

const USAGE = `Usage: npm run new -- component NAME "PURPOSE"   a component of packages/ui with its variants, stories and handbook
       npm run new -- page NAME "PURPOSE"        a page of packages/features with its address, copy and stories
NAME is in kebab case, for example price-tag. PURPOSE is one sentence, for example "Shows what something costs.".`;

/** What only the author can fill in. */
const NEXT_STEPS = {
  component: [
    'Refine the handbook beside it, and move its story from New to a group of the sidebar (title and id in its stories file).',
    'npm run check writes its documentation. Accept its types and size: npm run check --workspace @iru/ui -- --write',
  ],
  page: [
    'Describe it to the assistant: add it to KNOWN_ROUTES in packages/features/src/content/site-routes.ts; npm test fails until then.',
    'Translate its words in packages/features/src/locales, then npm run translations -- --accept',
    'Write its byte budget: npm run build -- --site, then npm run sizes -- --write',
  ],
};

/** @param {string} kebab */
export const pascal = (kebab) =>
  kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
/** @param {string} kebab */
const camel = (kebab) => pascal(kebab).replace(/^./, (letter) => letter.toLowerCase());
/** @param {string} kebab */
const words = (kebab) =>
  kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The name as the sidebar of Storybook writes it. @param {string} kebab */
const sentence = (kebab) => kebab.charAt(0).toUpperCase() + kebab.slice(1).replaceAll('-', ' ');

/** @param {string} name @param {string} purpose @returns {Record<string, string>} */
const componentFiles = (name, purpose) => {
  const Name = pascal(name);
  const id = camel(name);
  return {
    [`${Name}.variants.ts`]: `import { cva } from 'class-variance-authority';

export const ${id}Variants = ['plain', 'raised'] as const;

export type ${Name}Variant = (typeof ${id}Variants)[number];

export const ${id}Recipe = cva(['rounded-md border p-4', 'text-body text-ink'], {
  variants: {
    variant: {
      plain: 'border-line bg-surface',
      raised: 'border-transparent bg-raised shadow-soft',
    },
  },
  defaultVariants: { variant: 'plain' },
});
`,
    [`${Name}.tsx`]: `import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

import { ${id}Recipe, type ${Name}Variant } from './${Name}.variants';

export interface ${Name}Props extends ComponentPropsWithRef<'div'> {
  /** How much it differs from the page. @default 'plain' */
  variant?: ${Name}Variant;
}

/** ${purpose} */
export function ${Name}({ variant = 'plain', className, ...rest }: ${Name}Props) {
  return <div {...rest} data-variant={variant} className={clsx(${id}Recipe({ variant }), className)} />;
}
`,
    [`${Name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sheet } from '../../testing/sheet';
import { ${Name} } from './${Name}';
import { handbook } from './${Name}.handbook';
import { ${id}Variants } from './${Name}.variants';

const meta = {
  title: 'New/${sentence(name)}',
  id: 'components-new-${name}',
  component: ${Name},
  parameters: { handbook },
  args: { children: 'Muraho' },
  argTypes: { variant: { control: 'inline-radio', options: ${id}Variants } },
} satisfies Meta<typeof ${Name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Muraho')).toHaveAttribute('data-variant', 'plain');
  },
};

export const Raised: Story = { args: { variant: 'raised' } };

export const Sheet: Story = {
  tags: ['sheet'],
  ...sheet(${Name}, { cell: 'card', rows: { variant: ${id}Variants } }),
};
`,
    [`${Name}.handbook.tsx`]: `import type { Handbook } from '../../testing/handbook';
import { ${Name} } from './${Name}';

/** How ${Name} is used. */
export const handbook: Handbook = {
  whenToUse: ['${purpose}'],
  whenNotToUse: ['For an action: use Button.'],
  dos: [{ show: () => <${Name}>Muraho</${Name}>, why: 'Plain is enough where the page has its own order.' }],
  donts: [
    {
      show: () => (
        <${Name} variant="raised">
          <${Name} variant="raised">Muraho</${Name}>
        </${Name}>
      ),
      why: 'One raised surface in another: neither is emphasised.',
    },
  ],
  anatomy: ['The frame', 'The content'],
  content: ['Short, in sentence case.'],
  keys: [],
  noKeys: 'Nothing in it takes the focus.',
  screenReader: 'Its content alone; the frame has no role.',
  related: ['Button', 'Card'],
};
`,
  };
};

/** @param {string} name @param {string} purpose @returns {Record<string, string>} */
const pageFiles = (name, purpose) => {
  const Name = pascal(name);
  const id = camel(name);
  return {
    'copy.ts': `import type { PageCopy } from '../../parts/page/page-copy';

export const ${id}Copy = {
  title: '${words(name)}',
  description: '${purpose}',
  heading: '${words(name)}',
  intro: '${purpose}',
} satisfies PageCopy & Record<string, unknown>;
`,
    [`${Name}Page.tsx`]: `import { ${id}Copy as copy } from '#words/pages/${name}/copy';
import { PageHero } from '../../parts/page/PageHero';

/** ${purpose} */
export function ${Name}Page() {
  return <PageHero copy={copy} />;
}
`,
    [`${Name}Page.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ${id}Copy } from '#words/pages/${name}/copy';
import { withRouter } from '../../testing/with-router';
import { ${Name}Page } from './${Name}Page';

const meta = {
  title: '${sentence(name)}',
  id: 'pages-${name}',
  component: ${Name}Page,
  decorators: [withRouter('/${name}')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ${Name}Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: ${id}Copy.heading })).toBeVisible();
  },
};
`,
  };
};

/** @param {string} root @param {string} name */
const addComponent = async (root, name) => {
  const path = join(root, 'packages/ui/package.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  const entries = Object.entries({
    ...manifest.exports,
    [`./${name}`]: `./src/components/${name}/${pascal(name)}.tsx`,
  });
  manifest.exports = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`);

  await addLine(
    join(root, 'packages/ui/src/conformance.test.tsx'),
    'const specimens',
    `'${name}': { children: 'Muraho' },`,
  );
  return [];
};

/**
 * Adds a line to the end of a table in the source.
 * @param {string} path @param {string} start How the table begins. @param {string} line
 */
const addLine = async (path, start, line) => {
  const text = await readFile(path, 'utf8');
  const end = text.indexOf('\n}', text.indexOf(start));
  await writeFile(path, `${text.slice(0, end)}\n  ${line}${text.slice(end)}`);
};

/** Writes the page's words for each language, in English until they're translated. @param {string} root @param {string} name @param {string} purpose */
const addTranslations = async (root, name, purpose) => {
  const words = `${camel(name)}Copy`;
  const code = pageFiles(name, purpose)
    ['copy.ts']?.replace(
      /^import .*\n/,
      `import type * as english from '../../../../pages/${name}/copy';\n`,
    )
    .replace(` ${words} =`, ` ${words}: typeof english.${words} =`)
    .replace(/\} satisfies .*;/, '};');
  const written = [];
  for (const language of BUILT_LANGUAGES.filter((each) => each !== 'en')) {
    const folder = `${LOCALES}/${language}/pages/${name}`;
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, folder, 'copy.ts'), code ?? '');
    written.push(`${folder}/copy.ts`);
  }
  return written;
};

/** @param {string} root @param {string} name @param {string} purpose */
const addPage = async (root, name, purpose) => {
  const source = join(root, 'packages/features/src');
  await addLine(join(source, 'paths.ts'), 'export const PATHS', `${camel(name)}: '/${name}',`);
  const load = `(await import('./${name}/${pascal(name)}Page')).${pascal(name)}Page`;
  await addLine(
    join(source, 'pages/pages.ts'),
    'export const PAGES',
    `${camel(name)}: async () => ({ Component: ${load} }),`,
  );
  return addTranslations(root, name, purpose);
};

const KINDS = {
  component: { folder: 'packages/ui/src/components', files: componentFiles, add: addComponent },
  page: { folder: 'packages/features/src/pages', files: pageFiles, add: addPage },
};

/**
 * Writes a new component and adds it to the public list of its package, or a new page and adds it to the tables of addresses and pages.
 * @param {string} root The repository's folder.
 * @param {string} kind 'component' or 'page'.
 * @param {string} name In kebab case.
 * @param {string} purpose What it is for, in one sentence; it becomes the docstring, handbook or description.
 * @returns {Promise<string[]>} The files written.
 * @throws {Error} When the kind or name is invalid, or the folder exists.
 */
export const generate = async (root, kind, name, purpose) => {
  if (kind !== 'component' && kind !== 'page') throw new Error(USAGE);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`'${name}' is not in kebab case.\n${USAGE}`);
  if (!/^[A-Z][^'\n]{10,}\.$/.test(purpose))
    throw new Error(`The purpose has to be a sentence without a straight apostrophe.\n${USAGE}`);
  const recipe = KINDS[kind];
  const folder = join(root, recipe.folder, name);
  if (existsSync(folder))
    throw new Error(`${recipe.folder}/${name} exists already; nothing was written.`);
  await mkdir(folder, { recursive: true });
  const written = [];
  for (const [file, text] of Object.entries(recipe.files(name, purpose))) {
    await writeFile(join(folder, file), text);
    written.push(`${recipe.folder}/${name}/${file}`);
  }
  return [...written, ...(await recipe.add(root, name, purpose))];
};

// Node resolves links in the address of a module, but not in an argument.
if (
  realpathSync.native(process.argv[1] ?? '.') ===
  realpathSync.native(fileURLToPath(import.meta.url))
) {
  const [kind = '', name = '', purpose = ''] = process.argv.slice(2);
  const root = fileURLToPath(new URL('..', import.meta.url));
  try {
    const written = await generate(root, kind, name, purpose);
    for (const file of written) console.log(file);
    const changed = {
      component: ['packages/ui/package.json', 'packages/ui/src/conformance.test.tsx'],
      page: ['packages/features/src/paths.ts', 'packages/features/src/pages/pages.ts'],
    };
    const files = [...written, ...changed[/** @type {keyof typeof changed} */ (kind)]];
    execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...files], { cwd: root });
    for (const step of NEXT_STEPS[/** @type {keyof typeof NEXT_STEPS} */ (kind)])
      console.log(`Next: ${step}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
