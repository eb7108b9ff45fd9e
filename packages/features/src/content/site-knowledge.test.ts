// Proves SHELL-1, CHAT-4.
import { describe, expect, it } from 'vitest';

import { ALL_PATHS, PATHS } from '../paths';
import { brand } from './brand';
import { FEATURES, PAGES, SITE_KNOWLEDGE } from './site-knowledge';

/** Four that the prompt leaves out (CHAT-4), and two that the route table does not have. */
const LEFT_OUT: readonly string[] = [
  PATHS.login,
  PATHS.blog,
  PATHS.helpCenter,
  PATHS.register,
  PATHS.user,
  PATHS.forgotPassword,
];

describe('what the assistant knows', () => {
  it('holds the pages of the route table, each once and in its order', () => {
    expect(
      PAGES.map(({ route }) => route),
      'add the new page to PAGES in packages/features/src/content/site-knowledge.ts',
    ).toEqual(ALL_PATHS.filter((path) => !LEFT_OUT.includes(path)));
  });

  it('holds the nine features by name', () => {
    expect(FEATURES.map(({ topic }) => topic)).toEqual([
      'Emotional Match Mode',
      'Digital Love Mask',
      'Group Rooms',
      'Emotion Rooms',
      'Offline Radar',
      'AI Forecast',
      'Timeline',
      'Date Planner',
      'Safety & Privacy',
    ]);
  });

  it('names no page that it leaves out', () => {
    const named: readonly string[] = SITE_KNOWLEDGE.match(/(?<=\()\/[a-z-]*(?=\))/g) ?? [];
    expect(named).toHaveLength(FEATURES.length + PAGES.length);
    expect(named.filter((path) => LEFT_OUT.includes(path))).toEqual([]);
  });

  it('says each thing in a sentence, under the name of the product', () => {
    expect(SITE_KNOWLEDGE).toContain(`You are the assistant of ${brand.name}`);
    for (const { text } of [...FEATURES, ...PAGES]) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(SITE_KNOWLEDGE).toContain(text);
    }
  });
});
