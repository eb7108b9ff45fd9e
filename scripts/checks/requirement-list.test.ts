import { describe, expect, it } from 'vitest';

import { byArea, choose, standingOf } from '../../.storybook/docs/requirement-list';
import type { ProvedRequirement } from '../lib/requirements.mjs';

const requirement = (id: string, area: string, ...paths: string[]): ProvedRequirement => ({
  id,
  area,
  sentence: `What ${id} says.`,
  proofs: paths.map((path) => ({ path, kind: 'test' })),
});

const home = requirement('HOME-3', 'Home', 'packages/features/src/pages/home/Discover.stories.tsx');
const gap = requirement('HOME-9', 'Home');
const chat = requirement('CHAT-1', 'Assistant', 'packages/features/src/assistant/ask.test.ts');
const all = [home, gap, chat];
const states = { 'HOME-3': 'red', 'HOME-9': 'unknown', 'CHAT-1': 'green' } as const;
const idsOf = (list: readonly ProvedRequirement[]) => list.map(({ id }) => id);

describe('the list of the requirements', () => {
  it('calls a requirement without proof a gap, whatever was run, and one that was not run unknown', () => {
    expect(all.map((each) => standingOf(each, states))).toEqual(['red', 'gap', 'green']);
    expect(all.map((each) => standingOf(each, {}))).toEqual(['unknown', 'gap', 'unknown']);
  });

  it.each([
    ['', ['HOME-3', 'HOME-9', 'CHAT-1']],
    ['home-3', ['HOME-3']],
    ['  says   ASSISTANT ', ['CHAT-1']],
    ['discover', ['HOME-3']],
    ['nothing of the kind', []],
  ])('finds by %j', (query, expected) => {
    expect(idsOf(choose(all, states, { query, shown: 'all' }))).toEqual(expected);
  });

  it('leaves only gaps, or only what failed', () => {
    expect(idsOf(choose(all, states, { query: '', shown: 'gaps' }))).toEqual(['HOME-9']);
    expect(idsOf(choose(all, states, { query: '', shown: 'failed' }))).toEqual(['HOME-3']);
    expect(choose(all, {}, { query: '', shown: 'failed' })).toEqual([]);
  });

  it('stands under the headings in their order', () => {
    expect(byArea([chat, home, gap]).map(([area, list]) => [area, idsOf(list)])).toEqual([
      ['Assistant', ['CHAT-1']],
      ['Home', ['HOME-3', 'HOME-9']],
    ]);
  });
});
