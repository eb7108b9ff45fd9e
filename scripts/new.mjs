import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const USAGE = `Usage: npm run new -- component NAME   a component of packages/ui with its variants and stories
       npm run new -- feature NAME     a page of packages/features with its copy and stories
NAME is in kebab case, for example price-tag.`;

/** @param {string} kebab */
export const pascal = (kebab) => kebab.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
/** @param {string} kebab */
export const camel = (kebab) => pascal(kebab).replace(/^./, (letter) => letter.toLowerCase());
/** @param {string} kebab */
const words = (kebab) => kebab.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');

/** @param {string} name @returns {Record<string, string>} */
const componentFiles = (name) => {
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
  /** How far it stands out from the page. @default 'plain' */
  variant?: ${Name}Variant;
}

/** Say in one sentence what ${Name} is for. */
export function ${Name}({ variant = 'plain', className, ...rest }: ${Name}Props) {
  return <div {...rest} data-variant={variant} className={clsx(${id}Recipe({ variant }), className)} />;
}
`,
    [`${Name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ${Name} } from './${Name}';
import { ${id}Variants } from './${Name}.variants';

const meta = {
  component: ${Name},
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

export const Dark: Story = { globals: { theme: 'dark' } };
`,
  };
};

/** @param {string} name @returns {Record<string, string>} */
const featureFiles = (name) => {
  const Name = pascal(name);
  const id = camel(name);
  return {
    'copy.ts': `import type { PageCopy } from '../shared/page/page-copy';

export const ${id}Copy = {
  title: '${words(name)}',
  description: 'One sentence about ${words(name)} for search engines and link previews.',
  heading: '${words(name)}',
  intro: 'One paragraph that tells a visitor what this page is for.',
} satisfies PageCopy;
`,
    [`${Name}Page.tsx`]: `import { IntroPage } from '../shared/page/IntroPage';
import { ${id}Copy } from './copy';

/** Say in one sentence what a visitor does on this page. */
export function ${Name}Page() {
  return <IntroPage copy={${id}Copy} />;
}
`,
    [`${Name}Page.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withRouter } from '../shared/testing/with-router';
import { ${id}Copy } from './copy';
import { ${Name}Page } from './${Name}Page';

const meta = {
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

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
`,
  };
};

const KINDS = {
  component: {
    folder: 'packages/ui/src/components',
    manifest: 'packages/ui/package.json',
    main: (/** @type {string} */ name) => `./src/components/${name}/${pascal(name)}.tsx`,
    files: componentFiles,
  },
  feature: {
    folder: 'packages/features/src',
    manifest: 'packages/features/package.json',
    main: (/** @type {string} */ name) => `./src/${name}/${pascal(name)}Page.tsx`,
    files: featureFiles,
  },
};

/**
 * Writes a new component or feature and adds it to the public list of its package.
 * @param {string} root The repository's folder.
 * @param {string} kind 'component' or 'feature'.
 * @param {string} name In kebab case.
 * @returns {Promise<string[]>} The files written.
 * @throws {Error} When the kind or name is off, or the folder is there already.
 */
export const generate = async (root, kind, name) => {
  if (kind !== 'component' && kind !== 'feature') throw new Error(USAGE);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`'${name}' is not in kebab case.\n${USAGE}`);
  const recipe = KINDS[kind];
  const folder = join(root, recipe.folder, name);
  if (existsSync(folder)) throw new Error(`${recipe.folder}/${name} exists already; nothing was written.`);
  await mkdir(folder, { recursive: true });
  const written = [];
  for (const [file, text] of Object.entries(recipe.files(name))) {
    await writeFile(join(folder, file), text);
    written.push(`${recipe.folder}/${name}/${file}`);
  }
  const manifestPath = join(root, recipe.manifest);
  const manifest = JSON.parse(await readFile(manifestPath, 'utf8'));
  const entries = Object.entries({ ...manifest.exports, [`./${name}`]: recipe.main(name) });
  manifest.exports = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`);
  return written;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [kind = '', name = ''] = process.argv.slice(2);
  try {
    for (const file of await generate(fileURLToPath(new URL('..', import.meta.url)), kind, name)) console.log(file);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
