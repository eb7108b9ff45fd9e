// Proves LEGAL-1 for what loads, and for addresses of headings.
import { communityGuidelinesCopy } from '@iru/features/pages/community-guidelines/copy';
import { legalCopy } from '@iru/features/pages/legal/copy';
import type { Page } from 'playwright/test';

import { expect, open, recordRequests, reload, test } from '../support/site';

// The hash has seven characters; a longer suffix belongs to another file, such as `meeting-plan`.
const DOCUMENT =
  /\/assets\/(terms|privacy|ai|community|safety|cookies|refunds|meeting)-[^/]{7}\.js$/;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const getTop = async (page: Page, name: string): Promise<number> =>
  Math.round((await heading(page, name).boundingBox())?.y ?? Number.NaN);

test('a document or post loads only when opened, and all documents when searched', async ({
  page,
}) => {
  const requests = recordRequests(page);
  const getDocuments = () => requests.flatMap((request) => DOCUMENT.exec(request.url())?.[1] ?? []);
  await open(page, '/legal');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(getDocuments()).toEqual(['terms']);
  await page
    .getByRole('navigation', { name: legalCopy.documents, exact: true })
    .getByRole('link', { name: 'Refund Policy' })
    .click();
  await expect(heading(page, 'How to ask')).toBeVisible();
  expect(getDocuments()).toEqual(['terms', 'refunds']);
  const field = page.getByRole('searchbox', { name: legalCopy.search.label });
  await field.focus();
  await expect.poll(() => new Set(getDocuments()).size).toBe(8);
  await field.fill('bank refunds');
  await page
    .getByRole('region', { name: legalCopy.search.results })
    .getByRole('link', { name: /How to ask/ })
    .click();
  await expect(page).toHaveURL('/legal?doc=refunds#how-to-ask');
  await expect(heading(page, 'How to ask')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/legal?doc=refunds');

  await open(page, '/blog');
  const hasPost = () => requests.some((request) => request.url().includes('two-yeses'));
  expect(hasPost()).toBe(false);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(heading(page, 'At the table')).toBeVisible();
  expect(hasPost()).toBe(true);
});

test('an address opens its text at its heading, also after a reload or a change of its fragment', async ({
  page,
}) => {
  for (const [address, name] of [
    ['/blog?post=two-yeses#at-the-table', 'At the table'],
    ['/help-center?article=money-requests#how-it-usually-goes', 'How it usually goes'],
    ['/legal?doc=safety#verification-levels', 'Verification levels'],
    ['/legal#appeals', communityGuidelinesCopy.appeals.heading],
  ] as const) {
    await open(page, address);
    await expect(heading(page, name)).toBeFocused();
    await expect.poll(() => getTop(page, name), address).toBe(100);
    await reload(page);
    await expect(heading(page, name)).toBeFocused();
    await expect(heading(page, name)).toBeInViewport();
  }
  await page.evaluate(() => {
    window.location.hash = 'fair-use';
  });
  await expect(heading(page, 'Fair use')).toBeFocused();
  await expect.poll(() => getTop(page, 'Fair use')).toBe(100);
});
