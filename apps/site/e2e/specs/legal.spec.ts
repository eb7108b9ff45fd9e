// Proves LEGAL-1.
import { communityGuidelinesCopy } from '@iru/features/pages/community-guidelines/copy';
import { legalCopy } from '@iru/features/pages/legal/copy';
import { termsOfServiceCopy } from '@iru/features/pages/terms-of-service/copy';
import { proseCopy } from '@iru/features/parts/prose/copy';
import { type Page } from 'playwright/test';

import { expect, getHorizontalOverflow, open, test } from '../support/site';

const TITLES = [
  'Terms & Conditions',
  'Privacy Policy',
  'AI Policy',
  'Community Guidelines',
  'Trust & Safety',
  'Cookie & Tracking',
  'Refund Policy',
  'Meeting Guide',
];
// The hash has seven characters; a longer suffix belongs to another file, such as `meeting-plan`.
const CHUNK = /\/assets\/(terms|privacy|ai|community|safety|cookies|refunds|meeting)-[^/]{7}\.js$/;

const recordDocuments = (page: Page): string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const name = CHUNK.exec(request.url())?.[1];
    if (name) requested.push(name);
  });
  return requested;
};

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const documents = (page: Page) =>
  page.getByRole('navigation', { name: legalCopy.documents, exact: true });
const contents = (page: Page) => page.getByRole('navigation', { name: legalCopy.contents });

const getTop = async (page: Page, name: string): Promise<number> =>
  Math.round((await heading(page, name).boundingBox())?.y ?? Number.NaN);

test('/legal shows the first document before any script', async ({ request }) => {
  const html = await (await request.get('/legal')).text();
  expect(html).toContain('Terms &amp; Conditions</h1>');
  expect(html).toContain('January 15, 2024');
  expect(html).toContain('id="when-we-end-it"');
});

test('each document loads only when opened from the list', async ({ page }) => {
  const requested = recordDocuments(page);
  await open(page, '/legal');
  await expect(contents(page).getByRole('link', { name: 'Fair use' })).toBeVisible();
  expect(requested).toEqual(['terms']);
  const list = documents(page);
  for (const title of TITLES.slice(1)) {
    await list.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page).toHaveTitle(`${title} · Terms & Policies · Iru`);
    await expect(list.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByText(proseCopy.inShort)).toBeVisible();
  }
  expect(requested).toEqual([
    'terms',
    'privacy',
    'ai',
    'community',
    'safety',
    'cookies',
    'refunds',
    'meeting',
  ]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible();
});

test('a URL opens its document at its heading, also after a reload, and loads nothing else', async ({
  page,
}) => {
  const requested = recordDocuments(page);
  await open(page, '/legal?doc=safety#verification-levels');
  await expect(heading(page, 'Verification levels')).toBeFocused();
  await expect.poll(() => getTop(page, 'Verification levels')).toBe(100);
  expect([...new Set(requested)]).toEqual(['safety']);
  await page.reload();
  await expect(heading(page, 'Verification levels')).toBeFocused();
  await expect(heading(page, 'Verification levels')).toBeInViewport();
  await open(page, '/legal?doc=nothing#nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
});

test('the contents scroll to 100 px below the top, mark the section, and Back returns', async ({
  page,
}) => {
  await open(page, '/legal');
  const link = contents(page).getByRole('link', {
    name: communityGuidelinesCopy.appeals.heading,
    exact: true,
  });
  await link.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect.poll(() => getTop(page, communityGuidelinesCopy.appeals.heading)).toBe(100);
  await expect(heading(page, communityGuidelinesCopy.appeals.heading)).toBeFocused();
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(page).toHaveURL('/legal?doc=terms#appeals');
  await page.goBack();
  await expect(page).toHaveURL('/legal');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('the search covers all documents, and a result opens its document at the heading', async ({
  page,
}) => {
  const requested = recordDocuments(page);
  await open(page, '/legal');
  await expect(contents(page).getByRole('link').first()).toBeVisible();
  expect(requested).toEqual(['terms']);
  const field = page.getByRole('searchbox', { name: legalCopy.search.label });
  await field.focus();
  await expect.poll(() => new Set(requested).size).toBe(8);
  await field.fill('bank refunds');
  const results = page.getByRole('region', { name: legalCopy.search.results });
  await expect(results.locator('mark').first()).toHaveText(/refund|bank/i);
  await results.getByRole('link', { name: /How to ask/ }).click();
  await expect(page).toHaveURL('/legal?doc=refunds#how-to-ask');
  await expect(heading(page, 'How to ask')).toBeFocused();
  expect(await getTop(page, 'How to ask')).toBe(100);
  await expect(results).toHaveCount(0);
  await field.fill('giraffe');
  const none = page.getByText('No results for “giraffe”');
  await expect(none).toBeVisible();
  await page.getByRole('button', { name: legalCopy.search.clear }).click();
  await expect(none).toHaveCount(0);
});

test('the copied link to a heading opens at that heading', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/legal?doc=refunds');
  await page.getByRole('button', { name: 'Copy the link to “Account credit”' }).click();
  await expect(page.getByText('Link to “Account credit” copied.')).toBeAttached();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(url).pathname + new URL(url).search + new URL(url).hash).toBe(
    '/legal?doc=refunds#account-credit',
  );
  await page.goto('about:blank');
  await page.goto(url);
  await expect(heading(page, 'Account credit')).toBeFocused();
});

test('a document that fails to load shows an error, and a retry shows it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await open(page, '/legal');
  await page.route(/\/assets\/privacy-[^/]+\.js$/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await documents(page).getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('button', { name: legalCopy.failed.retry })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: legalCopy.failed.retry }).click();
  await expect(heading(page, 'How long we keep it')).toBeVisible();
});

test('print shows only the document', async ({ page }) => {
  await open(page, '/legal?doc=privacy');
  await expect(heading(page, 'How long we keep it')).toBeVisible();
  const screenOnly = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('searchbox'),
    contents(page),
    documents(page),
    page.getByRole('button', { name: 'Open Iru Assistant' }),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('button', { name: /^Copy the link/ }).first(),
  ];
  for (const part of screenOnly) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of screenOnly) await expect(part).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(
    page.getByText('Inquiries about your data are answered within 30 days'),
  ).toBeVisible();
  await expect(page.getByText(/This text is a template/)).toBeVisible();
});

test('every document fits a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of [
    'terms',
    'privacy',
    'ai',
    'community',
    'safety',
    'cookies',
    'refunds',
    'meeting',
  ]) {
    await open(page, `/legal?doc=${name}`);
    await expect(page.getByText(proseCopy.inShort)).toBeVisible();
    expect(await getHorizontalOverflow(page), `horizontal overflow of ${name}`).toBe(0);
  }
});

test('changing the URL’s fragment scrolls the open document to that heading', async ({ page }) => {
  await open(page, '/legal');
  await expect(heading(page, communityGuidelinesCopy.appeals.heading)).toBeVisible();
  for (const [id, name] of [
    ['appeals', communityGuidelinesCopy.appeals.heading],
    ['fair-use', 'Fair use'],
  ] as const) {
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, id);
    await expect(heading(page, name)).toBeFocused();
    await expect.poll(() => getTop(page, name)).toBe(100);
  }
});

test('in a low window the contents scroll along without moving the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await open(page, '/legal');
  await expect(
    contents(page).getByRole('link', {
      name: communityGuidelinesCopy.appeals.heading,
      exact: true,
    }),
  ).toBeAttached();
  await page.evaluate(() => {
    window.location.hash = 'appeals';
  });
  const link = contents(page).getByRole('link', {
    name: communityGuidelinesCopy.appeals.heading,
    exact: true,
  });
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect
    .poll(async () => {
      const box = await contents(page).boundingBox();
      const entry = await link.boundingBox();
      return box && entry
        ? entry.y >= box.y && entry.y + entry.height <= box.y + box.height
        : false;
    })
    .toBe(true);
  // The scroll may still be running.
  await expect.poll(() => getTop(page, communityGuidelinesCopy.appeals.heading)).toBe(100);
});

test('a word wider than a phone doesn’t widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/legal');
  await page.getByRole('searchbox').fill('x'.repeat(120));
  await expect(page.getByText('No results for “xxx')).toBeVisible();
  expect(await getHorizontalOverflow(page)).toBe(0);
});

test('the table of reasons shows its appeals on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/legal?doc=terms');
  const cell = page.getByRole('cell', { name: 'Yes, with proof of age' });
  const box = await cell.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
  await expect(cell).toContainText(termsOfServiceCopy.termination.labels.appeal);
  await expect(
    page.getByRole('columnheader', { name: termsOfServiceCopy.termination.labels.appeal }),
  ).toBeAttached();
});
