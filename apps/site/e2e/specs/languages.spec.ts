// Proves LANG-2.
import { EMERGENCY } from '@iru/features/domain/emergency-numbers';
import { LANGUAGES } from '@iru/features/domain/languages';
import { ALL_PATHS, PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';
import type { Page } from 'playwright/test';

import {
  delayRequests,
  eraseEverything,
  expect,
  expectNames,
  fillStorage,
  getHorizontalOverflow,
  open,
  reload,
  SAVED,
  test,
  waitForHydration,
} from '../support/site';

const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== 'en');

/** Pages with numbers, dates and long texts, which a browser could format in another way than the build; besides those of the flows. */
const FORMATTED = [PATHS.services, PATHS.dashboard, PATHS.blog, PATHS.legal, PATHS.meetingBooking];

/** Opens what is folded, then each menu and dialog that has a button of its own, one of each look. */
const openEverything = async (
  page: Page,
  within: 'body' | 'main',
  onOpen: (what: string) => Promise<void>,
) => {
  const count = await page.evaluate((root) => {
    const find = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility(),
      );
    for (const folded of find('main :is(summary, [aria-expanded="false"]:not([aria-haspopup]))'))
      folded.click();
    const openers = new Map(
      find(`${root} [aria-haspopup]`).map((opener) => [opener.className, opener]),
    );
    [...openers.values()].forEach((opener, at) => opener.setAttribute('data-opener', `${at}`));
    return openers.size;
  }, within);
  await onOpen('');
  for (let at = 0; at < count; at += 1) {
    const opener = page.locator(`[data-opener="${at}"]`);
    await opener.evaluate((button: HTMLElement) => button.click());
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await onOpen(await opener.evaluate((button: HTMLElement) => button.outerHTML.slice(0, 80)));
    await page.keyboard.press('Escape');
  }
};

for (const language of Object.keys(LANGUAGES))
  test(`${language}: on every page, in menus and in dialogs, names begin with what is seen`, async ({
    page,
  }) => {
    test.slow();
    await fillStorage(page, { ...SAVED, [KEYS.session]: 'true', [KEYS.later]: '[{"id":"s2"}]' });
    const prefix = language === 'en' ? '' : `/${language}`;
    for (const path of ALL_PATHS) {
      await open(page, prefix + path);
      // The header, the footer and the assistant are the same on each page.
      await openEverything(page, path === PATHS.home ? 'body' : 'main', (what) =>
        expectNames(page, `${path} ${what}`),
      );
    }
  });

for (const language of OTHERS) {
  test(`${language}: pages hydrate, and a link, a reload and Back stay in the language`, async ({
    page,
    pageErrors,
  }) => {
    const root = page.locator('html');
    for (const path of FORMATTED) {
      await open(page, `/${language}${path}`);
      await expect(root).toHaveAttribute('lang', language);
      expect(pageErrors.recorded, path).toEqual([]);
    }
    await open(page, `/${language}/`);
    const link = page.getByRole('banner').locator(`a[href="/${language}/about-us"]`);
    const fetchedAhead = page.waitForRequest(/AboutUsPage/);
    await link.hover();
    await fetchedAhead;
    await link.click();
    await expect(page).toHaveURL(`/${language}/about-us`);
    await reload(page);
    await expect(root).toHaveAttribute('lang', language);
    await page.getByRole('banner').locator(`a[href="/${language}/"]`).first().click();
    await expect(page).toHaveURL(`/${language}/`);
    await page.goBack();
    await expect(page).toHaveURL(`/${language}/about-us`);
  });

  test(`${language}: the guide and the page without a connection have every number to call`, async ({
    request,
  }) => {
    for (const path of [PATHS.meetingGuide, '/offline']) {
      const html = await (await request.get(`/${language}${path}`)).text();
      for (const number of Object.values(EMERGENCY))
        expect(html, path).toContain(`href="tel:${number}"`);
    }
  });

  test(`${language}: the header fits the screen with larger text`, async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'larger'), KEYS.textSize);
    for (const session of ['false', 'true']) {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        KEYS.session,
        session,
      ] as const);
      await open(page, `/${language}/find-match`);
      for (const width of [1024, 1184, 1200, 1280, 1440, 1568]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await getHorizontalOverflow(page), `${width} px, session ${session}`).toBe(0);
      }
    }
  });

  test(`${language}: every page fits a narrow screen with larger text`, async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'larger'), KEYS.textSize);
    await page.setViewportSize({ width: 320, height: 640 });
    // With the styles in the cache, which the first page would be measured without.
    await open(page, `/${language}/`);
    for (const path of ALL_PATHS) {
      await page.goto(`/${language}${path}`, { waitUntil: 'domcontentloaded' });
      expect.soft(await getHorizontalOverflow(page), path).toBe(0);
    }
  });

  test(`${language}: an unknown address is a page in the language with status 404`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/404/);
    for (const path of ['no-such-page', `${language}/about-us`]) {
      expect((await page.goto(`/${language}/${path}`))?.status()).toBe(404);
      await waitForHydration(page);
      await expect(page).toHaveURL(`/${language}/${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
    await page.getByRole('main').locator(`a[href="/${language}/"]`).click();
    await expect(page).toHaveURL(`/${language}/`);
  });
}

test('an address that is shared keeps the language, the query and the heading', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await open(page, '/fr/blog?post=two-yeses');
  await page.locator('article footer button').first().click();
  await expect.poll(copied).toMatch(/\/fr\/blog\?post=two-yeses$/);
  await open(page, '/fr/legal?doc=safety');
  await page.locator('[data-slot="text"] h2 + button').nth(1).click();
  await expect.poll(copied).toMatch(/\/fr\/legal\?doc=safety#.+/);

  const address = await copied();
  await open(page, address);
  await expect(page).toHaveURL(address);
  await expect(page.locator(':target')).toBeInViewport();
});

test('what is saved is shared with the English pages, and erasing it there keeps the language here', async ({
  page,
  context,
}) => {
  await fillStorage(page, SAVED);
  const release = await delayRequests(page);
  await page.goto('/fr/messages', { waitUntil: 'commit' });
  const saved = page.locator('[data-stored-threads] a').first();
  await expect(saved).toHaveAttribute('href', '/fr/messages?with=s1');
  release();
  await waitForHydration(page);
  await open(page, '/fr/messages?with=s1');

  const english = await context.newPage();
  await open(english, PATHS.user);
  await eraseEverything(english);
  await expect(page).toHaveURL('/fr/messages');
});

test('what someone typed goes along to another language, but no password or ID number', async ({
  page,
}) => {
  for (const [path, typed, secret] of [
    [PATHS.meetingBooking, { fullName: 'Aline', destinations: 'Lake Kivu' }, 'idNumber'],
    [PATHS.contact, { firstName: 'Aline', email: 'aline@example.rw' }, ''],
    [PATHS.login, { email: 'aline@example.rw' }, 'password'],
    [PATHS.meetingGuide, { guest: 'Eric', place: 'Question Coffee' }, ''],
  ] as const) {
    await open(page, path);
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    if (secret) await field(secret).fill('zq1199080012345');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kiswahili' }).click();
    await expect(page).toHaveURL(`/sw${path}`);
    await waitForHydration(page);
    for (const [name, text] of Object.entries(typed))
      await expect(field(name), `${path} ${name}`).toHaveValue(text);
    if (secret) await expect(field(secret)).toHaveValue('');
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    );
    expect(stored).not.toMatch(/zq1199080012345|language-/);
  }
});
