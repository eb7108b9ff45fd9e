// Proves CHAT-1.
import { assistantCopy } from '@iru/features/assistant/copy';
import { helpCenterCopy } from '@iru/features/pages/help-center/copy';
import type { Page, Route } from 'playwright/test';

import { expect, open, test, waitForToaster } from '../support/site';

const GEMINI = 'https://generativelanguage.googleapis.com/**';
const ask = async (page: Page, text: string) => {
  await page.getByPlaceholder('Type your message...').fill(text);
  await page.getByPlaceholder('Type your message...').press('Enter');
};
const openAssistant = async (page: Page, path = '/about-us') => {
  await open(page, path);
  await page.getByRole('button', { name: 'Open Iru Assistant' }).click();
  await expect(page.getByText("Hi! I'm the assistant of Iru. How can I help?")).toBeVisible();
};
const log = (page: Page) => page.getByRole('log');

test('a question is answered with a link to the right page', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route('**/api/chat', (route: Route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({
      json: { text: 'Coins are at /pricing. Not at https://evil.example/pricing.' },
    });
  });
  await openAssistant(page);
  await expect(page.getByRole('heading', { name: assistantCopy.title })).toBeVisible();
  await ask(page, '   ');
  await ask(page, '  What does it cost?  ');
  await expect(log(page).getByRole('link')).toHaveText(['/pricing']);
  expect(bodies).toEqual([{ message: 'What does it cost?' }]);
  await expect(page.getByPlaceholder('Type your message...')).toBeFocused();
  await log(page).getByRole('link').click();
  await expect(page).toHaveURL('/pricing');
  await expect(log(page)).toBeVisible();
});

test('closing while waiting keeps the conversation, and Escape restores focus', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/chat', async (route) => {
    await released;
    await route.fulfill({ json: { text: 'Here I am.' } });
  });
  await openAssistant(page);
  await ask(page, 'Are you there?');
  await expect(page.getByText('Thinking...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open Iru Assistant' })).toBeFocused();
  release();
  await page.getByRole('button', { name: 'Open Iru Assistant' }).click();
  await expect(log(page)).toContainText('Here I am.');
});

const failures: [string, { status: number; body: string }, string][] = [
  [
    '500 as JSON',
    { status: 500, body: '{"error":"Out of coffee"}' },
    "I couldn't respond due to an error: Out of coffee",
  ],
  [
    '500 as HTML',
    { status: 500, body: '<h1>Oops</h1>' },
    "I couldn't respond due to an error: HTTP 500",
  ],
  ['500 with nothing', { status: 500, body: '' }, "I couldn't respond due to an error: HTTP 500"],
  [
    '500 that mentions HTTP 404',
    { status: 500, body: '{"error":"HTTP 404"}' },
    "I couldn't respond due to an error: HTTP 404",
  ],
  [
    '404 with an error of its own',
    { status: 404, body: '{"error":"No such tenant"}' },
    "I couldn't respond due to an error: No such tenant",
  ],
  ['200 without text', { status: 200, body: '{}' }, 'Sorry, I could not generate a response.'],
  [
    '200 with text of another type',
    { status: 200, body: '{"text":7}' },
    'Sorry, I could not generate a response.',
  ],
  ['200 that is not JSON', { status: 200, body: 'hello' }, "I couldn't respond due to an error: "],
];
for (const [name, { status, body }, text] of failures) {
  test(`a response of ${name} ends with a message and a usable input`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource/);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
    });
    await page.route('**/api/chat', (route) => route.fulfill({ status, body }));
    await openAssistant(page);
    await ask(page, 'Hello?');
    await expect(log(page)).toContainText(text);
    await expect(page.getByPlaceholder('Type your message...')).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
    expect(foreign).toEqual([]);
  });
}

test('the emergency number is shown before any question, offline and after a refusal', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await openAssistant(page);
  const panel = page.getByRole('dialog', { name: assistantCopy.title });
  await expect(panel.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expect(panel.getByRole('link', { name: assistantCopy.emergency.tips })).toBeVisible();
  await page.route('**/api/chat', (route) =>
    route.fulfill({ status: 429, json: { error: 'Please ask again in a second.' } }),
  );
  await ask(page, 'Hello?');
  await expect(log(page).getByRole('link', { name: 'Call 112' })).toHaveCount(1);
  await page.unroute('**/api/chat');
  await context.setOffline(true);
  await ask(page, 'Hello again?');
  await expect(log(page).getByRole('link', { name: 'Call 112' })).toHaveCount(2);
  await context.setOffline(false);
});

test('an unsure answer offers topics, and choosing one asks it', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route('**/api/chat', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({
      json:
        bodies.length === 1
          ? { text: 'I am not sure.', topics: ['Buy coins', 'Add a photo'] }
          : { text: 'Here.' },
    });
  });
  await openAssistant(page);
  await ask(page, 'photo coins');
  await log(page).getByRole('button', { name: 'Buy coins' }).click();
  await expect(log(page)).toContainText('Here.');
  expect(bodies).toEqual([{ message: 'photo coins' }, { message: 'Buy coins' }]);
  await expect(page.getByPlaceholder('Type your message...')).toBeFocused();
});

test('a lost connection shows a message, and the question can be asked again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  let calls = 0;
  await page.route('**/api/chat', (route) => {
    calls += 1;
    return calls === 1
      ? route.abort('connectionreset')
      : route.fulfill({ json: { text: 'Back again.' } });
  });
  await openAssistant(page);
  await ask(page, 'Hello?');
  await expect(log(page)).toContainText(
    "I couldn't respond due to an error: The server could not be reached.",
  );
  await page.getByRole('button', { name: assistantCopy.retry }).click();
  await expect(log(page)).toContainText('Back again.');
});

test('a hanging request times out after 30 s', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/chat', () => new Promise(() => undefined));
  await openAssistant(page);
  await ask(page, 'Hello?');
  await expect(page.getByText('Thinking...')).toBeVisible();
  await page.clock.fastForward(30_001);
  await expect(log(page)).toContainText(
    "I couldn't respond due to an error: The answer took too long.",
  );
});

test('a plain 404 without a key shows a message and calls no one else', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await page.route('**/api/chat', (route) => route.fulfill({ status: 404, body: '' }));
  const foreign: string[] = [];
  await page.route(GEMINI, (route) => {
    foreign.push(route.request().url());
    return route.abort();
  });
  await openAssistant(page);
  await ask(page, 'Hello?');
  await expect(log(page)).toContainText(
    "I couldn't respond due to a client error: The assistant cannot answer on this site yet.",
  );
  await expect(log(page)).not.toContainText(/\bkey\b/i);
  await page
    .getByRole('link', { name: helpCenterCopy.title })
    .and(page.locator('[role="dialog"] a'))
    .click();
  await expect(page.getByRole('heading', { level: 1, name: helpCenterCopy.heading })).toBeVisible();
  expect(foreign).toEqual([]);
});

test.describe('with a run-time key and a host that allows the service', () => {
  test.use({ bypassCSP: true });

  test('a plain 404 tries the models in turn, with the key in no URL', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource/);
    await page.addInitScript(() => {
      (globalThis as { __IRU_ENV__?: unknown }).__IRU_ENV__ = { GEMINI_API_KEY: 'sentinel-key' };
    });
    const calls: string[] = [];
    await page.route('**/api/chat', (route) => route.fulfill({ status: 404, body: '' }));
    await page.route(GEMINI, async (route) => {
      const request = route.request();
      const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
      calls.push(
        `${request.method()} ${request.url()} ${(await request.allHeaders())['x-goog-api-key'] ?? ''}`,
      );
      if (request.method() === 'GET') {
        const models = ['gemini-1.5-pro', 'gemini-2.5-flash'].map((name) => ({
          name: `models/${name}`,
          supportedGenerationMethods: ['generateContent'],
        }));
        return route.fulfill({ json: { models }, headers: cors });
      }
      if (request.url().includes('2.5-flash')) {
        return route.fulfill({ status: 503, json: { error: { message: 'busy' } }, headers: cors });
      }
      expect(String(request.postDataJSON().contents[0].parts[0].text)).toMatch(
        /Hello\?\nAssistant:$/,
      );
      const json = { candidates: [{ content: { parts: [{ text: 'Try /swipe' }] } }] };
      return route.fulfill({ json, headers: cors });
    });
    await openAssistant(page);
    await ask(page, 'Hello?');
    await expect(log(page).getByRole('link', { name: '/swipe' })).toBeVisible();
    expect(calls.map((call) => call.replace(/^(\w+) .*\/(\S+) .*$/, '$1 $2'))).toEqual([
      'GET models?pageSize=1000',
      'POST gemini-2.5-flash:generateContent',
      'POST gemini-1.5-pro:generateContent',
    ]);
    expect(calls.every((call) => call.endsWith(' sentinel-key'))).toBe(true);
    expect(calls.filter((call) => /https:\S*sentinel-key/.test(call))).toEqual([]);
  });
});

const replies: [string, string][] = [
  ['5 MB', 'a'.repeat(5_000_000)],
  ['100 000 lines', 'line\n'.repeat(100_000)],
  [
    'markup',
    '<img src="/x.png" onerror="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)">/pricing</a>',
  ],
  ['foreign links', 'https://evil.example/a javascript:alert(1) //evil.example/swipe'],
];
for (const [name, text] of replies) {
  test(`a reply of ${name} stays plain text and the panel responsive`, async ({ page }) => {
    await page.route('**/api/chat', (route) => route.fulfill({ json: { text } }));
    await openAssistant(page);
    await waitForToaster(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await ask(page, 'Go on');
    await expect(log(page)).toContainText(text.slice(0, 50).split('\n')[0] ?? '');
    await expect(log(page).locator('img, script, iframe')).toHaveCount(0);
    await expect(log(page).locator('a[href*="evil"], a[href*="javascript"]')).toHaveCount(0);
    expect(requests.filter((url) => !url.endsWith('/api/chat'))).toEqual([]);
    const field = page.getByPlaceholder('Type your message...');
    await field.pressSequentially('still here');
    await expect(field).toHaveValue('still here');
    expect((await log(page).innerText()).length).toBeLessThan(20_000);
  });
}
