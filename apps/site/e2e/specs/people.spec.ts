// Proves SWIPE-1, PEOPLE-1.
import { aboutUsCopy } from '@iru/features/pages/about-us/copy';
import { messagesCopy } from '@iru/features/pages/messages/copy';
import { settingsCopy } from '@iru/features/pages/settings/copy';
import { swipeCopy } from '@iru/features/pages/swipe/copy';
import { peopleCopy } from '@iru/features/parts/people/copy';
import { undoCopy } from '@iru/features/parts/undo/copy';
import { KEYS } from '@iru/features/platform/keys';
import { shellCopy } from '@iru/features/shell/copy';
import type { Page } from 'playwright/test';

import { recordViewTransitions } from '../support/view-transitions';
import { expect, getHorizontalOverflow, open, test } from '../support/site';

const decide = (page: Page, name: string) =>
  page
    .getByRole('group', { name: swipeCopy.actions })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
const getCard = (page: Page, who: string) => page.getByRole('group', { name: `Profile of ${who}` });
const stored = async (page: Page, key: string): Promise<unknown> =>
  JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? 'null');

/** Fills the storage once, unlike an init script. */
const fillStorage = async (page: Page, values: Readonly<Record<string, unknown>>) => {
  await open(page, '/culture');
  await page.evaluate(
    (items) => Object.entries(items).forEach(([key, text]) => localStorage.setItem(key, text)),
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
  );
};

test('from the first swipe to the first message, with a reload in between', async ({ page }) => {
  await open(page, '/swipe');
  await decide(page, 'Like');
  await expect(page.getByText('You liked Divine. Next: Thierry, 29.')).toBeVisible();
  await decide(page, 'Pass');
  await getCard(page, 'Sandrine, 27').focus();
  await page.keyboard.press('ArrowRight');
  const card = await getCard(page, 'Jean Bosco, 25').boundingBox();
  if (!card) throw new Error('The deck shows no card.');
  const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  await expect(page.locator('[data-would]')).toHaveCount(0);
  await page.mouse.move(x + 140, y + 10, { steps: 4 });
  await expect(page.locator('[data-would="like"]')).toHaveCount(1);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'No more profiles' })).toBeFocused();
  await expect(page.getByText('Likes: 3. Passes: 1.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Likes: 3. Passes: 1.')).toBeVisible();
  await page.getByRole('link', { name: swipeCopy.end.messages }).click();
  await expect(page.getByRole('heading', { level: 1, name: messagesCopy.heading })).toBeFocused();
  const conversations = page.getByRole('navigation', { name: messagesCopy.list });
  await expect(conversations.getByRole('button')).toHaveCount(3);
  await expect(conversations.getByRole('button').first()).toContainText('Jean BoscoSay hi!');

  await page
    .getByRole('textbox', { name: 'Message to Jean Bosco' })
    .fill('Muraho! My number is 0788 123 456');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/seems to include a phone number/)).toBeVisible();
  await page.getByRole('button', { name: messagesCopy.safety.change }).click();
  await page
    .getByRole('textbox', { name: 'Message to Jean Bosco' })
    .fill('Muraho! Coffee by the lake?');
  expect(await stored(page, KEYS.messageDrafts)).toEqual({
    'message-s4': 'Muraho! Coffee by the lake?',
  });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message to Jean Bosco' })).toHaveValue(
    'Muraho! Coffee by the lake?',
  );
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('log')).toContainText('Muraho! Coffee by the lake?');
  await expect(conversations.getByRole('button').first()).toContainText(
    'You: Muraho! Coffee by the lake?',
  );
});

test('an unsent message survives its tab and is the same in two tabs', async ({
  page,
  context,
}) => {
  await fillStorage(page, { [KEYS.threads]: [{ id: 's1', name: 'Divine', last: 'Say hi!' }] });
  const other = await context.newPage();
  await open(other, '/messages');
  await open(page, '/messages');
  const fieldOf = (tab: Page) => tab.getByRole('textbox', { name: 'Message to Divine' });
  await fieldOf(page).pressSequentially('Muraho, shall we');
  await expect(fieldOf(other)).toHaveValue('Muraho, shall we');
  await page.close();
  await other.close();
  const later = await context.newPage();
  await open(later, '/messages');
  await expect(fieldOf(later)).toHaveValue('Muraho, shall we');
  await later.keyboard.press('Tab');
  await later.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(later.getByRole('log')).toContainText('Muraho, shall we');
  expect(await stored(later, KEYS.messageDrafts)).toEqual({});
});

test('the floating assistant never covers the message field or Send', async ({ page }) => {
  test.slow();
  await fillStorage(page, { [KEYS.threads]: [{ id: 's1', name: 'Divine', last: 'Say hi!' }] });
  const sizes = [
    [320, 568],
    [360, 640],
    [360, 740],
    [740, 360],
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1440, 900],
  ] as const;
  const visits = [
    ...sizes.map((size) => ({ size, member: false })),
    ...sizes.slice(0, 5).map((size) => ({ size, member: true })),
  ];
  for (const {
    size: [width, height],
    member,
  } of visits) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      (is) =>
        is ? localStorage.setItem('iru_session', 'true') : localStorage.removeItem('iru_session'),
      member,
    );
    const label = `${width} x ${height}, ${member ? 'logged in' : 'logged out'}`;
    await open(page, '/messages?with=s1');
    for (const part of [
      page.getByRole('button', { name: 'Send', exact: true }),
      page.getByRole('textbox', { name: 'Message to Divine' }),
    ]) {
      const coveredPoints = await part.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const at = [
          [left + 4, (top + bottom) / 2],
          [(left + right) / 2, (top + bottom) / 2],
          [right - 4, (top + bottom) / 2],
          [(left + right) / 2, bottom - 4],
        ];
        const inView = bottom <= window.innerHeight;
        return at.filter(
          ([x = 0, y = 0]) => inView && !element.contains(document.elementFromPoint(x, y)),
        ).length;
      });
      expect(coveredPoints, label).toBe(0);
    }
    const [send, launcher] = await Promise.all([
      page.getByRole('button', { name: 'Send', exact: true }).boundingBox(),
      page.getByRole('button', { name: 'Open Iru Assistant' }).boundingBox(),
    ]);
    if (!send || !launcher) throw new Error('A button is missing.');
    // Beside it at any scroll position, or above it at the top of the page, from where it can only move up.
    const isBeside = send.x + send.width <= launcher.x;
    const isAbove = send.y + send.height <= launcher.y;
    expect(isBeside || isAbove, label).toBe(true);
  }
});

test.describe('with an on-screen keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the message field and Send stay visible above it, and nothing covers them', async ({
    page,
  }) => {
    await fillStorage(page, {
      [KEYS.session]: true,
      [KEYS.threads]: [{ id: 's1', name: 'Divine', last: 'Say hi!' }],
    });
    await open(page, '/messages?with=s1');
    const field = page.getByRole('textbox', { name: 'Message to Divine' });
    const bar = page.getByRole('navigation', { name: shellCopy.sections.label });
    const launcher = page.getByRole('button', { name: 'Open Iru Assistant' });
    await expect(bar).toHaveCSS('opacity', '1');
    await field.tap();
    // The page asks the browser to resize the content for the keyboard.
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute(
      'content',
      /interactive-widget=resizes-content/,
    );
    await page.setViewportSize({ width: 360, height: 420 });
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(send).toBeInViewport({ ratio: 1 });
    for (const floating of [bar, launcher]) {
      await expect(floating).toHaveCSS('opacity', '0');
      await expect(floating).toHaveCSS('pointer-events', 'none');
    }
    await field.pressSequentially('Muraho');
    await send.tap();
    await expect(page.getByRole('log')).toContainText('Muraho');
    await expect(field).toBeFocused();
    await expect(send).toBeInViewport({ ratio: 1 });
    await field.blur();
    await page.setViewportSize({ width: 360, height: 740 });
    for (const floating of [bar, launcher]) await expect(floating).toHaveCSS('opacity', '1');
  });
});

test('the floating assistant never covers the deck’s buttons, with any breadcrumbs', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 640],
    [360, 640],
    [360, 740],
    [412, 915],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/community-guidelines', '/share-profile', '/testimony-form', '/swipe'])
      await open(page, path);
    const [launcher, ...buttons] = await Promise.all([
      page.getByRole('button', { name: 'Open Iru Assistant' }).boundingBox(),
      ...[undoCopy.undo, 'Pass', 'Super Like', 'Like'].map((name) =>
        page
          .getByRole('button', { name: new RegExp(`^${name}`) })
          .last()
          .locator('span')
          .first()
          .boundingBox(),
      ),
    ]);
    for (const button of buttons) {
      if (!button || !launcher) throw new Error('A button is missing.');
      const isBeside = button.x + button.width <= launcher.x;
      expect(isBeside || button.y + button.height <= launcher.y, `${width} x ${height}`).toBe(true);
    }
  }
});

test('on a phone the browser’s and the page’s Back leave a conversation alike', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await fillStorage(page, {
    [KEYS.threads]: [
      { id: 's2', name: 'Thierry', last: 'Say hi!' },
      { id: 's1', name: 'Divine', last: 'Say hi!' },
    ],
  });
  await open(page, '/messages');
  const row = page
    .getByRole('navigation', { name: messagesCopy.list })
    .getByRole('button', { name: /^Divine/ });
  await row.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Divine' })).toBeFocused();
  await page.goBack();
  await expect(row).toBeFocused();
  await row.click();
  await page.getByRole('button', { name: messagesCopy.back }).click();
  await expect(row).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/culture');
});

test('on a phone a portrait moves from the list to the conversation and back, unless motion is reduced', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const moved = await recordViewTransitions(page, 'face');
  await fillStorage(page, {
    [KEYS.threads]: [
      { id: 's2', name: 'Thierry', last: 'Say hi!' },
      { id: 's1', name: 'Divine', last: 'Say hi!' },
    ],
  });
  const row = page
    .getByRole('navigation', { name: messagesCopy.list })
    .getByRole('button', { name: /^Divine/ });
  const heading = page.getByRole('heading', { level: 2, name: 'Divine' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/messages');
  await row.click();
  await expect(heading).toBeFocused();
  await expect.poll(moved).toEqual(['face']);
  // The new screen reacts while the old one is still fading.
  await page.getByRole('button', { name: messagesCopy.back }).click();
  await expect(row).toBeFocused();
  await expect.poll(moved).toEqual(['face', 'face']);
  await row.click();
  await expect(heading).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/messages');
  await row.click();
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(row).toBeFocused();
  expect(await moved()).toEqual([]);
});

test('data of a newer version is reported and left unchanged', async ({ page }) => {
  const newer = { version: 2, list: [] };
  await fillStorage(page, { [KEYS.threads]: newer, [KEYS.likes]: newer });
  await open(page, '/messages');
  await expect(page.getByRole('heading', { name: messagesCopy.newerData.title })).toBeVisible();
  await open(page, '/swipe');
  await expect(
    page.getByText(/^The site was updated. Reload the page to see your likes/),
  ).toBeVisible();
  await decide(page, 'Like');
  await expect(
    page.getByText(/^Your like for Divine couldn’t be saved on this device\./),
  ).toBeVisible();
  expect([await stored(page, KEYS.threads), await stored(page, KEYS.likes)]).toEqual([
    newer,
    newer,
  ]);
});

test('every step of the deck can be undone after a reload, coins included', async ({ page }) => {
  await fillStorage(page, {
    [KEYS.wallet]: {
      coinBalance: 40,
      transactions: [{ ts: 1, delta: 40, note: 'Purchased via Card for 400 RWF', id: 'w0' }],
    },
  });
  await open(page, '/swipe');
  await decide(page, 'Super Like');
  await page.getByRole('alertdialog').getByRole('button', { name: swipeCopy.ask.action }).click();
  await expect(getCard(page, 'Thierry, 29')).toBeVisible();
  await decide(page, 'Super Like');
  await expect(
    page.getByText('Saved Thierry as a like: a Super Like costs 30 coins, and you have 10 coins.'),
  ).toBeVisible();
  await decide(page, 'Pass');
  expect(await stored(page, KEYS.wallet)).toMatchObject({ coinBalance: 10 });
  await page.reload();
  await getCard(page, 'Jean Bosco, 25').waitFor();
  for (const who of ['Sandrine, 27', 'Thierry, 29', 'Divine, 24']) {
    await decide(page, undoCopy.undo);
    await expect(getCard(page, who)).toBeVisible();
  }
  expect(await stored(page, KEYS.likes)).toEqual([]);
  expect(await stored(page, KEYS.wallet)).toMatchObject({ coinBalance: 40 });
  const undo = page
    .getByRole('group', { name: swipeCopy.actions })
    .getByRole('button', { name: /^Undo/ });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toBeFocused();
});

test('a hidden person is hidden everywhere, also in another tab, until shown again', async ({
  page,
  context,
}) => {
  test.slow();
  await fillStorage(page, {
    [KEYS.session]: true,
    [KEYS.likes]: [
      { id: 's1', name: 'Divine', age: 24, city: 'Kigali', country: 'Rwanda', image: '' },
    ],
    [KEYS.threads]: [{ id: 's1', name: 'Divine', last: 'Muraho' }],
  });
  const other = await context.newPage();
  await open(other, '/messages');
  await expect(other.getByRole('heading', { level: 2, name: 'Divine' })).toBeVisible();

  await open(page, '/swipe');
  await page
    .getByRole('group', { name: swipeCopy.decks })
    .getByRole('button', { name: 'More about Divine' })
    .click();
  await page.getByRole('button', { name: peopleCopy.menu.blocked }).click();
  await expect(getCard(page, 'Thierry, 29')).toBeFocused();
  await expect(other.getByRole('heading', { name: messagesCopy.hiddenAll.title })).toBeVisible();

  await open(page, '/find-match');
  await page.getByRole('button', { name: 'More about Kevin' }).click();
  await page.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Kevin' });
  await dialog.getByRole('radio', { name: peopleCopy.reasons.money }).check();
  await dialog.getByRole('button', { name: peopleCopy.report.submit }).click();
  await expect(page.getByText('Showing 11 of 11 profiles')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Showing 11 of 11 profiles')).toBeVisible();

  await open(page, '/');
  const people = page.getByRole('list', { name: 'Sample profiles' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'More about Eric' }).click();
  await page.getByRole('button', { name: peopleCopy.menu.hidden }).click();
  await expect(people.getByRole('article')).toHaveCount(5);

  await open(page, '/user');
  await expect(page.getByText('Divine')).toHaveCount(0);
  await open(page, '/settings');
  const hidden = page.getByRole('list', { name: settingsCopy.hidden.list });
  await expect(hidden.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Show again: Divine' }).click();
  await expect(other.getByRole('heading', { level: 2, name: 'Divine' })).toBeVisible();
  await page.getByRole('button', { name: 'Show again: Eric' }).click();
  await open(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('article', { name: 'Eric, 31' })).toBeVisible();
});

for (const others of [0, 30_000]) {
  test(`a hidden person isn't visible before or after hydration, with ${others} others`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const page = await context.newPage();
    const hidden = page.getByText('Ineza, 26');
    await open(page, '/find-match');
    await expect(hidden).toBeVisible();
    await page.evaluate(
      ([key, count]) => {
        const person = (id: string, name: string) => ({ id, name, kind: 'blocked', ts: 1 });
        // The oldest entry.
        const people = [
          ...Array.from({ length: count }, (_, at) => person(`x${at}`, `X${at}`)),
          person('p01', 'Ineza'),
        ];
        localStorage.setItem(key, JSON.stringify(people));
      },
      [KEYS.hidden, others] as const,
    );
    // The application never loads, so only the prerendered page is visible.
    await page.route(/\.js$/, (route) =>
      route.request().url().endsWith('/boot.js') ? route.continue() : route.abort(),
    );
    await page.goto('/find-match');
    await expect(page.getByText('Kevin, 32')).toBeVisible();
    await expect(hidden).toBeHidden();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await open(page, '/find-match');
    await expect(page.getByText('Kevin, 32')).toBeVisible();
    await expect(hidden).toHaveCount(0);
    await context.close();
  });
}

test('two pages that write messages at once lose none', async ({ page, context }) => {
  test.setTimeout(240_000);
  await fillStorage(page, {
    [KEYS.threads]: [{ id: 's1', name: 'Divine', last: 'Say hi!' }],
    [KEYS.likes]: [
      { id: 's1', name: 'Divine', age: 24, city: 'Kigali', country: 'Rwanda', image: '' },
    ],
  });
  const other = await context.newPage();
  await Promise.all([open(page, '/messages'), open(other, '/messages')]);
  const write = async (writer: Page, text: string) => {
    await writer.getByRole('textbox', { name: 'Message to Divine' }).fill(text);
    await writer.keyboard.press('Enter');
  };
  for (let round = 1; round <= 30; round += 1) {
    await Promise.all([write(page, `one ${round}`), write(other, `two ${round}`)]);
  }
  const texts = async (reader: Page) =>
    ((await stored(reader, KEYS.messages)) as { s1: { text: string }[] }).s1.map(
      ({ text }) => text,
    );
  const all = Array.from({ length: 30 }, (_, at) => [`one ${at + 1}`, `two ${at + 1}`]).flat();
  for (const reader of [page, other]) {
    // Storage reaches another tab's process a few milliseconds late.
    await expect.poll(async () => (await texts(reader)).toSorted()).toEqual(all.toSorted());
    await expect(reader.getByRole('log').getByText(/one 30$/)).toBeVisible();
  }
});

test('unsaved settings are kept in the tab, across pages and a reload', async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('switch', { name: /^Show my distance/ }).click();
  await expect(page.getByText('One change isn’t saved yet. It stays in this tab.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: aboutUsCopy.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: aboutUsCopy.heading })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('switch', { name: /^Show my distance/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', { name: /^Show my distance/ })).toBeChecked();
  expect(await stored(page, KEYS.settings)).toBeNull();
  await page.getByRole('button', { name: settingsCopy.privacy.discard }).click();
  await expect(page.getByRole('switch', { name: /^Show my distance/ })).not.toBeChecked();
  await page.reload();
  await expect(page.getByText(settingsCopy.privacy.unchanged)).toBeVisible();
});

test('settings and text size are saved and applied before the first paint', async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('switch', { name: /^Blur first impressions/ }).click();
  await expect(page.getByText('One change isn’t saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(settingsCopy.privacy.saved)).toBeVisible();
  await page.getByRole('radio', { name: settingsCopy.look.sizes.larger }).check();
  await page.reload();
  await expect(page.getByRole('switch', { name: /^Blur first impressions/ })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    '/',
    '/find-match',
    '/swipe',
    '/messages',
    '/settings',
    '/pricing',
    '/register',
  ]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger');
    await open(page, path);
    expect(await getHorizontalOverflow(page), path).toBe(0);
  }
});

test('a card can be swiped by touch, and the page still scrolls beside it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await open(page, '/swipe');
  const session = await context.newCDPSession(page);
  const box = await getCard(page, 'Divine, 24').boundingBox();
  if (!box) throw new Error('The deck shows no card.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx, y }],
    });
  await touch('touchStart');
  for (const dx of [-20, -50, -90, -120]) await touch('touchMove', dx);
  await expect(page.locator('[data-would="pass"]')).toHaveCount(1);
  await touch('touchEnd');
  await expect(page.getByText('You passed on Divine. Next: Thierry, 29.')).toBeVisible();
  await context.close();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a toast about one person doesn’t cover the actions of a dialog about the next', async ({
    page,
  }) => {
    await page.addInitScript(([key]) => localStorage.setItem(key, 'true'), [KEYS.session] as const);
    await open(page, '/find-match');
    const menu = page.getByRole('button', { name: /^More about/ });
    await menu.first().tap();
    await page.getByRole('button', { name: peopleCopy.menu.hidden, exact: true }).tap();
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toBeVisible();
    await menu.first().tap();
    await page.getByRole('button', { name: 'Report', exact: true }).tap();
    const dialog = page.getByRole('dialog');
    for (const name of [peopleCopy.report.cancel, peopleCopy.report.submit]) {
      await dialog.getByRole('button', { name }).click({ trial: true, timeout: 2000 });
    }
    await expect(toast).toBeInViewport();
    await dialog.getByRole('button', { name: peopleCopy.report.cancel }).tap();
    await expect.poll(async () => (await toast.boundingBox())?.y ?? 740).toBeGreaterThan(500);
  });
});
