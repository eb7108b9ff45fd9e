// Proves CHAT-4.
import { describe, expect, it } from 'vitest';

import { ALL_PATHS, PATHS } from '../paths';
import { brand } from './brand';
import { FEATURES, PAGES, SITE_KNOWLEDGE } from './site-knowledge';

/** Four pages that the prompt leaves out (CHAT-4), and two that aren't in the route table. */
const LEFT_OUT: readonly string[] = [
  PATHS.login,
  PATHS.blog,
  PATHS.helpCenter,
  PATHS.register,
  PATHS.user,
  PATHS.forgotPassword,
];

describe('the site knowledge', () => {
  it('contains each page of the route table once, in order', () => {
    expect(
      PAGES.map(({ route }) => route),
      'add the new page to KNOWN_ROUTES in packages/features/src/content/site-routes.ts',
    ).toEqual(ALL_PATHS.filter((path) => !LEFT_OUT.includes(path)));
  });

  it('contains the nine features by name', () => {
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

  it('names none of the excluded pages', () => {
    const named: readonly string[] = SITE_KNOWLEDGE.match(/(?<=\()\/[a-z-]*(?=\))/g) ?? [];
    expect(named).toHaveLength(FEATURES.length + PAGES.length);
    expect(named.filter((path) => LEFT_OUT.includes(path))).toEqual([]);
  });

  it('describes each topic in a sentence and names the product', () => {
    expect(SITE_KNOWLEDGE).toContain(`You are the assistant of ${brand.name}`);
    for (const { text } of [...FEATURES, ...PAGES]) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(SITE_KNOWLEDGE).toContain(text);
    }
  });
});
