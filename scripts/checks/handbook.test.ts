// A page that shows a component and does not say when to take it leaves each reader to guess anew. So each component has a
// handbook, its names lead somewhere, and the story that walks its keyboard table stands beside it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { Handbook } from '../../packages/ui/src/testing/handbook';

const files = import.meta.glob<{ readonly handbook: Handbook }>(
  '../../packages/ui/src/components/*/*.handbook.tsx',
  { eager: true },
);
const storyPaths = Object.keys(
  import.meta.glob('../../packages/ui/src/components/*/*.stories.tsx'),
);
const text = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** The name of a component as the sidebar writes it. */
const nameIn = (stories: string) =>
  /^const meta[^\n]*\{\s*title: '[^/]+\/([^']+)'/m.exec(stories)?.[1] ?? '';

const components = storyPaths.map((path) => {
  const stories = text(path);
  return {
    name: nameIn(stories),
    stories,
    handbook: files[path.replace('.stories.', '.handbook.')]?.handbook,
  };
});
const names = components.map(({ name }) => name);
const written = components.flatMap(({ name, handbook }) =>
  handbook ? [[name, handbook] as const] : [],
);

const PLACEHOLDER =
  /\b(?:todo|tbd|fixme|lorem|placeholder text|fill (?:this )?in|describe (?:it|this) here|xxx)\b|\.\.\./i;

/** What is missing or wrong in a handbook, a line each. */
const faultsOf = ({
  use,
  avoid,
  dos,
  donts,
  anatomy,
  words,
  keys,
  noKeys,
  says,
  related,
}: Handbook): string[] => {
  const lists = { use, avoid, dos, donts, anatomy, words, related };
  const sentences = [
    ...use,
    ...avoid,
    ...words,
    ...keys.map(({ does }) => does),
    ...[...dos, ...donts].map(({ why }) => why),
    says,
    noKeys ?? '.',
  ];
  return [
    ...Object.entries(lists).flatMap(([list, { length }]) =>
      length === 0 ? [`${list} is empty`] : [],
    ),
    ...Object.entries({
      use,
      avoid,
      anatomy,
      words,
      related,
      keys: keys.map((row) => row.keys + row.does),
    })
      .filter(([, list]) => new Set(list).size < list.length)
      .map(([list]) => `${list} says something twice`),
    ...sentences
      .filter((sentence) => !/[.!?:”]$/.test(sentence))
      .map((sentence) => `no sentence: ${sentence}`),
    ...sentences
      .filter((sentence) => PLACEHOLDER.test(sentence))
      .map((sentence) => `a placeholder: ${sentence}`),
    ...avoid
      .filter((point) => !/\b(?:take|leave|let|write|use)\b/.test(point))
      .map((point) => `does not say what to take instead: ${point}`),
    ...related.filter((name) => !names.includes(name)).map((name) => `no component: ${name}`),
    ...[...dos, ...donts]
      .filter(({ show }) => !isValidElement(show()) || renderToStaticMarkup(show()) === '')
      .map(({ why }) => `shows nothing: ${why}`),
  ];
};

/** Whether a story file shows a handbook on its page and walks its keyboard table. */
const isWiredIn = (stories: string) =>
  /^const meta\b(?:(?!\bsatisfies\b)[^])*?^ {2}parameters: \{[^\n]*\bhandbook\b/m.test(stories) &&
  /^export const Keyboard: Story = \{[^;]*tags: \['behaviour'\],[^;]*\.\.\.keyboardStory\(handbook\),?\s*\};$/m.test(
    stories,
  );

describe('the handbook', () => {
  it('has a page for each component', () => {
    expect(PLACEHOLDER.test('TODO: describe this here.')).toBe(true);
    const without = components.filter(({ handbook }) => !handbook).map(({ name }) => name);
    expect(without).toEqual([]);
    expect(components.length).toBeGreaterThan(55);
  });

  it.each(written)('of %s is whole', (_name, handbook) => {
    expect(faultsOf(handbook)).toEqual([]);
  });

  it('is printed by the page of its component, and its keys are walked', () => {
    expect(
      components
        .filter(({ handbook, stories }) => handbook && !isWiredIn(stories))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('would be reported for what is missing, what leads nowhere and what nobody walks', () => {
    const [, model] = written.find(([name]) => name === 'Button') ?? [];
    const stories = components.find(({ name }) => name === 'Button')?.stories ?? '';
    if (!model) throw new Error('The model has no handbook.');
    for (const list of ['use', 'avoid', 'dos', 'donts', 'anatomy', 'words', 'related']) {
      expect(faultsOf({ ...model, [list]: [] })).toEqual([`${list} is empty`]);
    }
    expect(faultsOf({ ...model, related: ['Knob'] })).toEqual(['no component: Knob']);
    expect(faultsOf({ ...model, avoid: ['For links.'] })).toEqual([
      'does not say what to take instead: For links.',
    ]);
    expect(faultsOf({ ...model, says: 'Button, button' })).toEqual(['no sentence: Button, button']);
    expect(faultsOf({ ...model, dos: [{ show: () => null, why: 'Nothing.' }] })).toEqual([
      'shows nothing: Nothing.',
    ]);
    expect(isWiredIn(stories)).toBe(true);
    expect(isWiredIn(stories.replace('...keyboardStory(handbook)', 'play: async () => {}'))).toBe(
      false,
    );
    expect(isWiredIn(stories.replace('parameters: { handbook },', ''))).toBe(false);
  });
});
