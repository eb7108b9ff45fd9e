// What Storybook says of the last run is only as good as the reading of its reports.
import { describe, expect, it } from 'vitest';

import {
  mergeReports,
  parseLastRun,
  readCoverage,
  readPlaywright,
  readVitest,
  together,
} from '../lib/last-run.mjs';

const STORIES = 'packages/ui/src/components/card/Card.stories.tsx';
const TEST = 'packages/ui/src/tokens/timings.test.ts';
const JOURNEY = 'apps/site/e2e/journeys/home.spec.ts';
const START = '2026-11-22T18:30:00.000Z';

const stories = ['card--default', 'card--long-words', 'card--opens'].map((id) => ({
  id,
  importPath: `./${STORIES}`,
}));

const vitest = (...files: { name: string; tests?: [status: string, storyId?: string][] }[]) =>
  readVitest({
    startTime: Date.parse(START),
    testResults: files.map(({ name, tests = [] }) => ({
      name,
      status:
        tests.every(([status]) => status === 'passed') && tests.length > 0 ? 'passed' : 'failed',
      assertionResults: tests.map(([status, storyId]) => ({
        status,
        meta: storyId ? { storyId } : {},
      })),
    })),
  });

const playwright = (
  rootDir: string,
  file: string,
  ...specs: [title: string, ok: boolean, status?: string][]
) =>
  readPlaywright({
    config: { rootDir },
    stats: { startTime: START },
    suites: [
      {
        suites: [
          {
            specs: specs.map(([title, ok, status = 'expected']) => ({
              title,
              ok,
              file,
              tests: [{ status }],
            })),
          },
        ],
      },
    ],
  });

const merge = (reports: Parameters<typeof mergeReports>[0]['reports'], ...paths: string[]) =>
  mergeReports({
    reports,
    stories,
    requirements: [{ id: 'CARD-1', proofs: paths.map((path) => ({ path })) }],
  });

const statesGreen = vitest({
  name: `/somewhere/${STORIES}`,
  tests: [
    ['passed', 'card--default'],
    ['passed', 'card--long-words'],
  ],
});
const playGreen = playwright('/somewhere/.storybook/e2e', 'plays.spec.ts', [
  'Components/Card/Tests: Opens (card--opens)',
  true,
]);
const playRed = playwright('/somewhere/.storybook/e2e', 'plays.spec.ts', [
  'Components/Card/Tests: Opens (card--opens)',
  false,
  'unexpected',
]);

describe('several results as one', () => {
  it.each([
    [['green', 'green'], 'green'],
    [['green', 'red'], 'red'],
    [['unknown', 'red'], 'red'],
    [['green', 'unknown'], 'unknown'],
    [[], 'unknown'],
  ] as const)('%j are %s', (states, expected) => {
    expect(together(states)).toBe(expected);
  });
});

describe('the last run', () => {
  it('knows a story by the name that its runner gives, and a requirement by its files', () => {
    expect(merge([statesGreen, playGreen], STORIES)).toEqual({
      stories: { 'card--default': 'green', 'card--long-words': 'green', 'card--opens': 'green' },
      proofs: { [STORIES]: 'green' },
      requirements: { 'CARD-1': 'green' },
    });
  });

  it('lets red win over green, from the story to its requirement', () => {
    const first = playwright('/somewhere/.storybook/e2e', 'controls.spec.ts', [
      'Components/Card (card--default)',
      false,
      'unexpected',
    ]);
    const merged = merge([statesGreen, playGreen, first], STORIES);
    expect(merged.stories['card--default']).toBe('red');
    expect(merged.requirements).toEqual({ 'CARD-1': 'red' });
    expect(merge([statesGreen, playRed], STORIES).requirements).toEqual({ 'CARD-1': 'red' });
  });

  it('calls a requirement unknown while one of its proofs did not run', () => {
    expect(merge([statesGreen], STORIES)).toMatchObject({
      proofs: { [STORIES]: 'unknown' },
      requirements: { 'CARD-1': 'unknown' },
    });
    expect(merge([statesGreen, playGreen], STORIES, JOURNEY).requirements).toEqual({
      'CARD-1': 'unknown',
    });
    expect(merge([statesGreen]).requirements).toEqual({ 'CARD-1': 'unknown' });
  });

  it('takes no result from a story that one runner leaves to the other', () => {
    const left = vitest({
      name: `/somewhere/${STORIES}`,
      tests: [
        ['passed', 'card--default'],
        ['passed', 'card--long-words'],
        ['skipped', 'card--opens'],
      ],
    });
    expect(merge([left, playGreen], STORIES).requirements).toEqual({ 'CARD-1': 'green' });
    expect(merge([left], STORIES).stories).not.toHaveProperty('card--opens');
  });

  it('knows tests and journeys by their paths, on every system', () => {
    const journey = playwright('C:\\iru\\apps\\site\\e2e\\journeys', 'home.spec.ts', [
      'home',
      true,
    ]);
    const test = vitest({ name: `/somewhere/${TEST}`, tests: [['passed']] });
    expect(merge([test, journey], TEST, JOURNEY).proofs).toEqual({
      [TEST]: 'green',
      [JOURNEY]: 'green',
    });
    expect(
      merge([vitest({ name: `/somewhere/other-${TEST}`, tests: [['passed']] })], TEST).proofs,
    ).toEqual({ [TEST]: 'unknown' });
  });

  it('is red where a file cannot even be read, and unknown where all of it is skipped', () => {
    expect(merge([vitest({ name: `/somewhere/${TEST}` })], TEST).proofs).toEqual({ [TEST]: 'red' });
    expect(merge([vitest({ name: `/somewhere/${STORIES}` })], STORIES).proofs).toEqual({
      [STORIES]: 'red',
    });
    const skipped = playwright('/somewhere/apps/site/e2e/journeys', 'home.spec.ts', [
      'home',
      true,
      'skipped',
    ]);
    expect(merge([skipped], JOURNEY).proofs).toEqual({ [JOURNEY]: 'unknown' });
  });

  it('adds up what was run of each package, and rounds down', () => {
    const of = (covered: number, total: number) => ({
      lines: { covered, total },
      statements: { covered: total, total },
    });
    const summary = {
      total: of(0, 9),
      '/x/packages/ui/src/a.ts': of(2, 2),
      '/x/packages/ui/src/b.ts': of(0, 1),
      'C:\\x\\packages\\features\\src\\c.ts': of(1999, 2000),
    };
    expect(readCoverage(summary, ['ui', 'features', 'other'])).toEqual({
      ui: { lines: 66.6, statements: 100 },
      features: { lines: 99.9, statements: 100 },
    });
  });
});

describe('what a build carries', () => {
  const run = {
    at: START,
    commit: 'abc1234',
    missing: ['journeys'],
    stories: { 'card--default': 'red' },
    proofs: { [STORIES]: 'red' },
    requirements: { 'CARD-1': 'red' },
    coverage: { at: START, packages: { ui: { lines: 95, statements: 96 } } },
  };

  it('is read as it was written', () => {
    expect(parseLastRun(JSON.parse(JSON.stringify(run)))).toEqual(run);
  });

  it.each([null, {}, [], 'x', { at: 'yesterday' }, { at: 5 }])(
    'is no run when it is %j',
    (value) => {
      expect(parseLastRun(value)).toBeUndefined();
    },
  );

  it('leaves out what makes no sense', () => {
    expect(
      parseLastRun({
        at: START,
        stories: { a: 'blue', b: 'green' },
        coverage: { at: START, packages: { ui: { lines: 'many' } } },
        missing: 3,
      }),
    ).toEqual({
      at: START,
      commit: undefined,
      missing: [],
      stories: { b: 'green' },
      proofs: {},
      requirements: {},
      coverage: { at: START, packages: {} },
    });
    expect(parseLastRun({ at: START, coverage: { packages: {} } })?.coverage).toBeUndefined();
  });
});
