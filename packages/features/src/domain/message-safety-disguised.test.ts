// Proves MSG-2.
import process from 'node:process';

import { describe, expect, it } from 'vitest';

import { messageRisks } from './message-safety';
import { DISGUISED } from './testing/disguised-requests';
import { ORDINARY } from './testing/ordinary-messages';

/** Every other line of each list: the rules were written with the first half, and the second half tests them on unseen messages. */
const half = (lists: readonly (readonly string[])[], rest: 0 | 1) =>
  lists.flatMap((list) => list.filter((_, at) => at % 2 === rest));

const print = (line: string) => process.stdout.write(`Disguised requests, ${line}\n`);
const isNoticed = (text: string) => messageRisks(text).length > 0;
const tuning = { disguised: half(DISGUISED, 0), ordinary: half(ORDINARY, 0) };
const heldOut = { disguised: half(DISGUISED, 1), ordinary: half(ORDINARY, 1) };

const countIn = ({ disguised, ordinary }: typeof tuning) => ({
  noticed: disguised.filter(isNoticed).length,
  of: disguised.length,
  alarms: ordinary.filter(isNoticed).length,
  ordinary: ordinary.length,
});

describe('a disguised request', () => {
  it('is nearly always detected in the training half, without false alarms', () => {
    const { noticed, of, alarms } = countIn(tuning);
    print(`made with: ${noticed} of ${of} noticed, ${alarms} false alarms`);
    expect(noticed / of).toBeGreaterThanOrEqual(0.95);
    expect(alarms).toBe(0);
  });

  it('is detected three times out of four in unseen messages, with at most one false alarm in sixty', () => {
    const { noticed, of, alarms, ordinary } = countIn(heldOut);
    print(
      `held out: ${noticed} of ${of} noticed, ${alarms} of ${ordinary} ordinary messages taken for one`,
    );
    expect(of).toBeGreaterThanOrEqual(80);
    expect(noticed / of).toBeGreaterThanOrEqual(0.75);
    expect(ordinary).toBeGreaterThanOrEqual(60);
    expect(alarms / ordinary).toBeLessThanOrEqual(1 / 60);
  });
});
