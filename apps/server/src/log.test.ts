import { expect, it } from 'vitest';

import { batchLines, createLog, getErrorName } from './log';

it('writes one line of JSON per event, with the time in UTC', () => {
  const lines: string[] = [];
  createLog(
    (line) => lines.push(line),
    () => new Date('2026-06-05T09:00:00Z'),
  )('info', 'started', { port: 1, gemini: false });
  expect(lines).toEqual([
    '{"time":"2026-06-05T09:00:00.000Z","level":"info","event":"started","port":1,"gemini":false}\n',
  ]);
});

it('batches the lines of one event-loop turn in order', async () => {
  const writes: string[] = [];
  const write = batchLines((lines) => writes.push(lines));
  write('a\n');
  write('b\n');
  expect(writes).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  write('c\n');
  await new Promise((resolve) => setImmediate(resolve));
  expect(writes).toEqual(['a\nb\n', 'c\n']);
});

it('returns only the name and code of an error', () => {
  expect(getErrorName(Object.assign(new TypeError('the question'), { code: 'E_ANY' }))).toBe(
    'TypeError E_ANY',
  );
  expect([getErrorName(new Error('the question')), getErrorName('the question')]).toEqual([
    'Error',
    'unknown',
  ]);
});
