// Proves MSG-2.
import process from 'node:process';

import { describe, expect, it } from 'vitest';

import { messageRisks } from './message-safety';
import { DISGUISED } from './testing/disguised-requests';
import { DISGUISED_BY_KIND } from './testing/disguised-requests-by-kind';
import { ORDINARY } from './testing/ordinary-messages';
import { ORDINARY_WITH_NUMBERS } from './testing/ordinary-messages-with-numbers';

/** Every other line of each list: the rules were written with the first half, and the second half tests them on unseen messages. */
const half = (lists: readonly (readonly string[])[], rest: 0 | 1) =>
  lists.flatMap((list) => list.filter((_, at) => at % 2 === rest));

const print = (line: string) => process.stdout.write(`Disguised requests, ${line}\n`);

const isNoticed = (text: string) => messageRisks(text).length > 0;
const countIn = (
  disguised: readonly (readonly string[])[],
  ordinary: readonly (readonly string[])[],
  rest: 0 | 1,
) => ({
  noticed: half(disguised, rest).filter(isNoticed).length,
  of: half(disguised, rest).length,
  alarms: half(ordinary, rest).filter(isNoticed).length,
  ordinary: half(ordinary, rest).length,
});

describe.each([
  { name: 'by language', disguised: DISGUISED, ordinary: ORDINARY, least: [80, 60], most: 1 / 60 },
  {
    name: 'by kind',
    disguised: [DISGUISED_BY_KIND],
    ordinary: [ORDINARY_WITH_NUMBERS],
    least: [25, 20],
    most: 0,
  },
])('a disguised request, $name', ({ name, disguised, ordinary, least, most }) => {
  it('is nearly always detected in the training half, without false alarms', () => {
    const count = countIn(disguised, ordinary, 0);
    print(
      `${name}, made with: ${count.noticed} of ${count.of} noticed, ${count.alarms} false alarms`,
    );
    expect(count.noticed / count.of).toBeGreaterThanOrEqual(0.95);
    expect(count.alarms).toBe(0);
  });

  it('is detected three times out of four in unseen messages, with hardly a false alarm', () => {
    const count = countIn(disguised, ordinary, 1);
    print(
      `${name}, held out: ${count.noticed} of ${count.of} noticed, ${count.alarms} of ${count.ordinary} ordinary messages taken for one`,
    );
    expect(count.of).toBeGreaterThanOrEqual(least[0] ?? 0);
    expect(count.noticed / count.of).toBeGreaterThanOrEqual(0.75);
    expect(count.ordinary).toBeGreaterThanOrEqual(least[1] ?? 0);
    expect(count.alarms / count.ordinary).toBeLessThanOrEqual(most);
  });
});
