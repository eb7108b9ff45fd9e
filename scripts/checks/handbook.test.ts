// A component's documentation page shows its handbook: it links to components that exist, its examples render something,
// and a story verifies its keyboard table if it has one.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { Handbook } from '../../packages/ui/src/testing/handbook';

const handbooks = import.meta.glob<{ readonly handbook: Handbook }>(
  '../../packages/ui/src/components/*/*.handbook.tsx',
  { eager: true },
);
const pages = Object.entries(handbooks).map(([path, { handbook }]) => {
  const file = fileURLToPath(new URL(path.replace('.handbook.', '.stories.'), import.meta.url));
  const stories = readFileSync(file, 'utf8');
  return {
    name: /^const meta[^\n]*\{\s*title: '[^/]+\/([^'(]+)(?: \(|')/m.exec(stories)?.[1] ?? path,
    handbook,
    stories,
  };
});
const names = new Set(pages.map(({ name }) => name));

/** Placeholder text that the generator or an author may leave behind. */
const PLACEHOLDER = /\b(?:todo|tbd|fixme|lorem|placeholder text|describe (?:it|this) here)\b/i;

describe.each(pages)('the handbook of $name', ({ handbook, stories }) => {
  it('leads to components that exist', () => {
    expect(handbook.related.filter((name) => !names.has(name))).toEqual([]);
  });

  it('draws each example', () => {
    const examples = [...handbook.dos, ...handbook.donts];
    expect(examples.filter(({ show }) => renderToStaticMarkup(show()) === '')).toEqual([]);
  });

  it('holds no placeholder text', () => {
    expect(JSON.stringify(handbook)).not.toMatch(PLACEHOLDER);
  });

  it('is shown on the page, and a story presses the keys of its table', () => {
    expect(stories).toMatch(/parameters: \{\s+[^\n]*\bhandbook\b/);
    expect(stories.includes('...keyboardStory(handbook)')).toBe(handbook.keys.length > 0);
  });
});
