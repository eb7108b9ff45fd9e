import { expect, it } from 'vitest';

import { createLog, gathered, nameOf } from './log';

it('writes one line of JSON an event, with the time in UTC', () => {
  const lines: string[] = [];
  createLog(
    (line) => lines.push(line),
    () => new Date('2026-06-05T09:00:00Z'),
  )('info', 'started', { port: 1, gemini: false });
  expect(lines).toEqual([
    '{"time":"2026-06-05T09:00:00.000Z","level":"info","event":"started","port":1,"gemini":false}\n',
  ]);
});

it('gathers what is written in one turn, in its order, and loses nothing', async () => {
  const writes: string[] = [];
  const write = gathered((lines) => writes.push(lines));
  write('a\n');
  write('b\n');
  expect(writes).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  write('c\n');
  await new Promise((resolve) => setImmediate(resolve));
  expect(writes).toEqual(['a\nb\n', 'c\n']);
});

it('tells of something thrown its name and code alone', () => {
  expect(nameOf(Object.assign(new TypeError('the question'), { code: 'E_ANY' }))).toBe(
    'TypeError E_ANY',
  );
  expect([nameOf(new Error('the question')), nameOf('the question')]).toEqual(['Error', 'unknown']);
});
