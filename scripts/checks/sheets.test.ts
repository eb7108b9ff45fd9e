// Designers expect a sheet to show everything, so each component has one, or a reason why not, and each sheet
// renders every variant.
import { dirname } from 'node:path';

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { WITHOUT_SHEET } from '../../packages/ui/src/testing/without-sheet';

interface SheetStory {
  readonly tags?: readonly string[];
  readonly args?: object;
  readonly render?: (args: object, context: { readonly title: string }) => ReactElement;
}

interface StoryFile {
  readonly default: { readonly title: string; readonly args?: object };
  readonly Sheet?: SheetStory;
}

const COMPONENTS = '../../packages/ui/src/components';
const storyFiles = import.meta.glob<StoryFile>('../../packages/ui/src/components/*/*.stories.tsx', {
  eager: true,
});
const dataFiles = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../packages/ui/src/components/*/*.variants.ts',
  { eager: true },
);
const folderOf = (path: string) => dirname(path).replace(`${COMPONENTS}/`, '');

const folders = [...new Set(Object.keys(storyFiles).map(folderOf))];
const withSheet = Object.entries(storyFiles).filter(([path]) => !(folderOf(path) in WITHOUT_SHEET));

/** The lists of values in a file of variants, except those that end in Classes. */
const listsIn = (data: Readonly<Record<string, unknown>>): (readonly unknown[])[] =>
  Object.entries(data).flatMap(([name, value]) =>
    Array.isArray(value) && !name.endsWith('Classes') ? [value as unknown[]] : [],
  );

/** The headings of a rendered sheet; each word of a row's heading counts separately. */
const headingsOf = ({ default: { title, args }, Sheet }: StoryFile): string[] => {
  const markup = Sheet?.render
    ? renderToStaticMarkup(Sheet.render({ ...args, ...Sheet.args }, { title }))
    : '';
  return [...markup.matchAll(/<th scope="(?:row|col)"[^>]*>([^<]*)<\/th>/g)].flatMap(
    ([, words = '']) => words.split(', '),
  );
};

/** The values without a heading. A number follows the name of what it counts. */
const missingFrom = (
  headings: readonly string[],
  lists: readonly (readonly unknown[])[],
): unknown[] =>
  lists
    .flat()
    .filter(
      (value) =>
        !headings.some(
          (words) => words === value || (typeof value === 'number' && words.endsWith(` ${value}`)),
        ),
    );

describe('the sheets', () => {
  it.each(withSheet)('%s has one, with its tag', (_path, { Sheet }) => {
    expect(Sheet?.tags).toEqual(['sheet']);
    expect(Sheet?.render).toBeDefined();
  });

  it.each(withSheet)('%s draws each variant of its data', (path, file) => {
    const lists = Object.entries(dataFiles)
      .filter(([data]) => folderOf(data) === folderOf(path))
      .flatMap(([, data]) => listsIn(data));
    const headings = headingsOf(file);
    expect(headings).toContain('rest');
    expect(missingFrom(headings, lists)).toEqual([]);
  });

  it('are left out only where a component exists', () => {
    expect(Object.keys(WITHOUT_SHEET).filter((folder) => !folders.includes(folder))).toEqual([]);
  });
});
