// Proves USER-2.
import { describe, expect, it } from 'vitest';

import { dedupeById } from '../../parts/people/dedupe-by-id';
import { dataCopy } from '#words/parts/your-data/copy';
import { aline } from './mocks/full-storage';
import { profileAnswers } from './profile-answers';

describe('profileAnswers', () => {
  it('leaves out unanswered questions and formats the others', () => {
    const change = { religion: '' as const, prefStatus: [], subscribeToUpdates: true };
    const answers = profileAnswers({ ...aline, ...change });
    const named = Object.fromEntries(answers.map(({ field, answer }) => [field, answer]));
    expect(named).toMatchObject({
      age: '28',
      lookingFor: 'Long-Term Relationship, Marriage',
      subscribeToUpdates: 'Yes',
    });
    for (const field of ['religion', 'prefStatus', 'monthlyIncome'])
      expect(named).not.toHaveProperty(field);
  });

  it('shortens each to one safe line', () => {
    const [username] = profileAnswers({ ...aline, username: `a\u202E\n${'b'.repeat(10_000)}` });
    expect(username?.answer).toMatch(/^a b+…$/);
    expect(username?.answer.length).toBeLessThanOrEqual(400);
  });
});

it('lists an entry once, whatever is stored', () => {
  const entries = [
    { id: 'a', n: 1 },
    { id: 'b', n: 2 },
    { id: 'a', n: 3 },
  ];
  expect(dedupeById(entries).map(({ n }) => n)).toEqual([1, 2]);
});

it('formats sizes', () => {
  expect([0, 999, 1000, 1234, 999_999, 1_000_000].map(dataCopy.size)).toEqual([
    '0 B',
    '999 B',
    '1.0 kB',
    '1.2 kB',
    '1000.0 kB',
    '1.0 MB',
  ]);
});
