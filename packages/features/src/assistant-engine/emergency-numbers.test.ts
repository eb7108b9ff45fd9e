// Proves MEET-1: every place that gives the numbers to call gives all of them, in every language.
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { ANSWERS } from './answers';
import { dangerCopy } from './danger/copy';
import { EMERGENCY, EMERGENCY_NUMBERS } from '../domain/emergency-numbers';
import { LANGUAGE_CODES } from '../domain/languages';
import { PATHS } from '../paths';

const ALL: readonly string[] = Object.values(EMERGENCY);
const articles = import.meta.glob<string>(
  ['../content/help/first-meeting.mdx', '../locales/*/content/help/first-meeting.mdx'],
  { query: '?raw', import: 'default', eager: true },
);
const knowledge = import.meta.glob<{ PAGES: readonly { route: string; text: string }[] }>(
  ['../content/site-knowledge.ts', '../locales/*/content/site-knowledge.ts'],
  { eager: true },
);

/** The emergency numbers of a text, each once. */
const numbersIn = (text: string) => new Set(text.match(/\b(?:1\d\d|9\d\d|3\d\d\d)\b/g));

it('are each in the list once', () => {
  expect(EMERGENCY_NUMBERS.map(({ id }) => EMERGENCY[id])).toEqual(ALL);
});

it('each have a source with its date', () => {
  const claims = readFileSync(new URL('../../../../docs/claims.md', import.meta.url), 'utf8');
  const [, table = ''] = claims.split('## Numbers to call');
  expect(table.match(/(?<=^\| )\d+/gm)).toEqual(ALL);
});

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  it('are all in the assistant’s answer about them', () => {
    const intent = ANSWERS[language].find(({ id }) => id === 'emergency-numbers');
    expect(numbersIn(intent?.answer ?? '')).toEqual(new Set(ALL));
    expect(intent?.answer).toContain(PATHS.meetingGuide);
  });

  it('are those that an answer to danger gives', () => {
    const given = Object.values(dangerCopy).flatMap((answers) => [...numbersIn(answers[language])]);
    expect(given.filter((number) => !ALL.includes(number))).toEqual([]);
  });
});

it.each(Object.entries(articles))('are all in the help article %s', (_, text) => {
  expect(numbersIn(text)).toEqual(new Set(ALL));
});

it.each(Object.entries(knowledge))('are all in what the assistant knows: %s', (_, module) => {
  const guide = module.PAGES.find(({ route }) => route === PATHS.meetingGuide);
  expect(numbersIn(guide?.text ?? '')).toEqual(new Set(ALL));
});
