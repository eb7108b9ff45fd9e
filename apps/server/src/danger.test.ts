import { describe, expect, it } from 'vitest';

import { limitTo, runService } from './testing/running-service';

const QUESTION = { message: 'How do I book a meeting?' };
const DANGER = [
  'I want to die',
  'il va me tuer',
  'arankubita',
  'niko hatarini',
  'Mein Mann schlägt mich, ich habe Angst',
];
const textOf = async (response: Response) => ((await response.json()) as { text: string }).text;

describe('a message about danger', () => {
  it.each(DANGER)('is answered after the limit is reached: %s', async (message) => {
    const { ask } = await runService(limitTo(1));
    await ask(QUESTION);
    expect((await ask(QUESTION)).status).toBe(429);
    const response = await ask({ message });
    expect(response.status).toBe(200);
    expect(await textOf(response)).toContain('112');
  });

  it('doesn’t count towards the limit', async () => {
    const { ask } = await runService(limitTo(1));
    for (const message of DANGER) expect((await ask({ message })).status).toBe(200);
    expect((await ask(QUESTION)).status).toBe(200);
  });

  it.each([0, 990, 1990, 2500, 5000])('is recognised after %i other characters', async (before) => {
    const { ask } = await runService();
    const response = await ask({ message: `${'coins '.repeat(before / 6)}I want to die` });
    expect(await textOf(response)).toContain('112');
  });

  it('never reaches a model', async () => {
    const asked: string[] = [];
    const { ask } = await runService({}, { gemini: async (question) => void asked.push(question) });
    const late = `How do I book a meeting? ${'a '.repeat(1500)} I want to die`;
    for (const message of [...DANGER, late]) await ask({ message });
    expect(asked).toEqual([]);
  });
});
