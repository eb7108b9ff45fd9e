import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createFetchHandler } from './fetch';

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

const question = (visitor: string, origin = 'https://iru.example') =>
  new Request('https://iru.example/api/chat', {
    method: 'POST',
    headers: {
      host: 'iru.example',
      origin,
      'content-type': 'application/json',
      'x-forwarded-for': visitor,
    },
    body: JSON.stringify({ message: 'How do I book a meeting?' }),
  });

it('answers questions, and limits visitors by the address from the platform', async () => {
  const handler = await createFetchHandler({
    IRU_QUESTIONS_AT_ONCE: '1',
    IRU_QUESTIONS_PER_SECOND: '1',
  });
  const answered = await handler(question('203.0.113.1'));
  expect(await answered.json()).toEqual({ text: expect.stringContaining('/meeting-booking') });
  expect((await handler(question('203.0.113.2'))).status).toBe(200);
  expect((await handler(question('198.51.100.7, 203.0.113.2'))).status).toBe(429);
  expect(lines.join('')).not.toMatch(/203\.0\.113|book/);
});

it('rejects questions from another site and other requests', async () => {
  const handler = await createFetchHandler({});
  expect((await handler(question('203.0.113.1', 'https://evil.example'))).status).toBe(403);
  expect((await handler(new Request('https://iru.example/'))).status).toBe(404);
});

it('names an invalid variable', async () => {
  await expect(createFetchHandler({ IRU_TRUSTED_PROXIES: 'some' })).rejects.toThrow(
    'IRU_TRUSTED_PROXIES',
  );
});
