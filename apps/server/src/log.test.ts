import { expect, it } from 'vitest';

import { getErrorName } from './log';
import { createTestLog } from './testing/running-service';

it('has one line of JSON per event, with the time in UTC and only the name and code of an error', () => {
  const { log, raw } = createTestLog();
  log.info({ port: 1 }, 'started');
  log.error(Object.assign(new TypeError('the question'), { code: 'E_ANY' }), 'failed');
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(
    raw()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { level: 'info', time, event: 'started', port: 1 },
    { level: 'error', time, event: 'failed', reason: 'TypeError E_ANY' },
  ]);
  expect(getErrorName('the question')).toBe('unknown');
});
