import { afterEach, describe, expect, it } from 'vitest';

import { limitTo, type RunningService, runService } from './testing/running-service';

let service: RunningService | undefined;
const start = async (...options: Parameters<typeof runService>) => {
  service = await runService(...options);
  return service;
};
afterEach(() => service?.stop());

const QUESTION = { message: 'How do I book a meeting?' };
const DANGER = [
  'I want to die',
  'il va me tuer',
  'arankubita',
  'niko hatarini',
  'Mein Mann schlägt mich, ich habe Angst',
];
const CALL = 'In danger? Call 112.';
const bodyOf = async (response: Response) =>
  (await response.json()) as { text?: string; error?: string };

describe('a message about danger', () => {
  it.each(DANGER)('is answered after the limit is reached: %s', async (message) => {
    const { ask } = await start(limitTo(1));
    await ask(QUESTION);
    expect((await ask(QUESTION)).status).toBe(429);
    const response = await ask({ message });
    expect([response.status, (await bodyOf(response)).text]).toEqual([
      200,
      expect.stringContaining('112'),
    ]);
  });

  it('doesn’t count towards the limit', async () => {
    const { ask } = await start(limitTo(1));
    for (const message of DANGER) expect((await ask({ message })).status).toBe(200);
    expect((await ask(QUESTION)).status).toBe(200);
  });

  it.each([0, 990, 1990, 2500, 5000])('is recognised after %i other characters', async (before) => {
    const { ask } = await start();
    const { text } = await bodyOf(
      await ask({ message: `${'coins '.repeat(before / 6)}I want to die` }),
    );
    expect(text).toContain('112');
  });

  it('never reaches a model', async () => {
    const asked: string[] = [];
    const { ask } = await start({}, { gemini: async (question) => void asked.push(question) });
    for (const message of [
      ...DANGER,
      `How do I book a meeting? ${'a '.repeat(1500)} I want to die`,
    ])
      await ask({ message });
    expect(asked).toEqual([]);
  });
});

describe('every error', () => {
  it('includes the emergency number', async () => {
    const { ask, url } = await start(limitTo(1));
    await ask(QUESTION);
    const refused = [
      await ask(QUESTION),
      await ask('{'),
      await ask({ message: ' ' }),
      await ask({ message: 'a'.repeat(9000) }),
      await ask(QUESTION, { 'content-type': 'text/plain' }),
      await ask(QUESTION, { origin: 'https://evil.example' }),
      await fetch(`${url}/api/chat`),
      await fetch(`${url}/api/else`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([429, 400, 400, 413, 415, 403, 404, 404]);
    for (const response of refused) expect((await bodyOf(response)).error).toContain(CALL);
  });
});
