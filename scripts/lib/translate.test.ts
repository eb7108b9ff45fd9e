import { describe, expect, it } from 'vitest';

import { counterpartOf, englishOf } from './translate.mjs';

const ENGLISH = 'packages/features/src/pages/pricing/copy.ts';
const FRENCH = 'packages/features/src/locales/fr/pages/pricing/copy.ts';
const UI = 'packages/ui/src/components/dialog/copy.ts';
const UI_FRENCH = 'packages/features/src/locales/fr/ui/components/dialog/copy.ts';

/** The root as the system writes it, and as Vite writes the beginning of an id. */
describe.each([
  ['/home/José/iru/', '/home/José/iru/'],
  ['C:\\My Projects\\José\\iru\\', 'C:/My Projects/José/iru/'],
  ['C:\\iru\\', 'c:/iru/'],
  ['c:\\iru\\', 'C:/iru/'],
])('in %s, whose ids begin with %s', (root, id) => {
  it.each([
    [ENGLISH, FRENCH],
    [UI, UI_FRENCH],
  ])('%s and its counterpart find each other', (english, french) => {
    expect(counterpartOf(id + english, 'fr', root)).toBe(id + french);
    expect(englishOf(id + french, root)).toBe(id + english);
  });

  it('a module without a counterpart has none', () => {
    expect(counterpartOf(`${id}packages/features/src/paths.ts`, 'fr', root)).toBeUndefined();
    expect(counterpartOf(`${id}apps/site/src/main.tsx`, 'fr', root)).toBeUndefined();
    expect(englishOf(id + ENGLISH, root)).toBeUndefined();
  });

  it('a module of another folder has none', () => {
    const other = id.replace('iru/', 'iru-two/');
    expect(counterpartOf(other + ENGLISH, 'fr', root)).toBeUndefined();
    expect(englishOf(other + FRENCH, root)).toBeUndefined();
  });
});
