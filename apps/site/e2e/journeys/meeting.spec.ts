import { readFile } from 'node:fs/promises';

import type { Download, Page } from 'playwright/test';

import { expect, open, sidewaysScroll, test } from '../support/site';

const DAY = '2099-06-13';
const SECRET = '1199880012345678';

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

/** Presses a button that hands over a file. */
const fileFrom = async (page: Page, button: string): Promise<Download> => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return waiting;
};

const keptByDevice = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

test('/meeting-guide shows all of it before any script', async ({ request }) => {
  const html = await (await request.get('/meeting-guide')).text();
  for (const part of ['Five steps to the table', 'Kigali Serena Hotel', 'Meeting Summary', 'Quick checklist', 'tel:112']) {
    expect(html).toContain(part);
  }
  expect(html, 'a style of its own would break the content policy').not.toMatch(/<[^>]+ style=/);
});

test('a meeting is planned, from the hotel on the map to the file', async ({ page }) => {
  await open(page, '/meeting-guide');
  await page.getByRole('link', { name: 'Plan a meeting' }).click();
  await expect(page.getByRole('heading', { name: 'Plan a meeting' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Plan a meeting' })).toBeInViewport();
  await page.getByLabel('Hotel budget, a night').selectOption('150-250');
  await expect(page.getByText('3 of 4 within the budget.')).toBeVisible();
  const pin = page.getByRole('button', { name: '3 Radisson Blu Hotel & Convention Centre: details' });
  await pin.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Radisson Blu Hotel & Convention Centre' });
  await expect(dialog.getByRole('link', { name: '+250 252 252 252' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pin).toBeFocused();
  await page.getByRole('combobox', { name: 'Hotel', exact: true }).selectOption('radisson');
  await page.getByRole('button', { name: 'Use this place' }).click();
  await expect(page.getByLabel('Venue')).toBeFocused();
  await expect(page.getByLabel('Venue')).toHaveValue(/^Radisson Blu/);
  await page.getByLabel('Your name').fill('Aline');
  await page.getByLabel('Matched person’s name').fill('Eric');
  await page.getByLabel('Date').fill(DAY);
  await page.getByLabel('Time in Kigali').fill('13:00');

  const summary = await fileFrom(page, 'Download as text');
  expect(summary.suggestedFilename()).toBe('meeting-summary.txt');
  expect(await textOf(summary)).toBe(
    [
      'Meeting Summary', '', 'Host: Aline', 'Guest: Eric',
      'Place: Radisson Blu Hotel & Convention Centre, KG 2 Roundabout, Kimihurura, Kigali',
      'Time: Saturday 13 June 2099, 13:00 in Kigali', '', 'In an emergency in Rwanda, call 112 (all services).', '',
    ].join('\n'),
  );
  const entry = await fileFrom(page, 'Add to calendar');
  expect(entry.suggestedFilename()).toBe('meeting.ics');
  expect(await textOf(entry)).toContain('\r\nDTSTART:20990613T110000Z\r\n');

  expect(await keptByDevice(page)).not.toContain('Eric');
  await page.reload();
  await expect(page.getByLabel('Matched person’s name')).toHaveValue('');
});

test('the checklist and the summary print alone', async ({ page }) => {
  await open(page, '/meeting-guide');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByLabel('A friend knows who, where and until when').check();
  await page.getByRole('button', { name: 'Print/Save' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Quick checklist' })).toBeVisible();
  await expect(page.getByText('Emergency 112 · Ambulance 912 · Traffic accidents 113')).toBeVisible();
  for (const part of [
    page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('heading', { level: 1 }),
    page.getByRole('button', { name: 'Open Iru Assistant' }), page.getByRole('button', { name: 'Reset' }),
    page.getByRole('region', { name: 'Meeting Summary' }),
  ]) {
    await expect(part).toBeHidden();
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('region', { name: 'Meeting Summary' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('the same tools stand in the legal hub', async ({ page }) => {
  await open(page, '/legal?doc=meeting');
  await expect(page.getByRole('group', { name: 'Map of central Kigali' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Hotel', exact: true }).selectOption('mille');
  await page.getByRole('button', { name: 'Use this place' }).click();
  await expect(page.getByRole('region', { name: 'Meeting Summary' })).toContainText('Hôtel des Mille Collines');
});

test('a booking request is shown, its ID number masked, and goes nowhere', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await open(page, '/meeting-booking');
  await page.getByLabel('Full name').fill('Aline Uwase');
  await page.getByLabel('Passport or ID number').fill(SECRET);
  await page.getByLabel('Arrival in Kigali').fill(DAY);
  await page.getByLabel('Departure from Kigali').fill('2099-06-10');
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  await page.getByRole('link', { name: 'The departure is before the arrival' }).click();
  await expect(page.getByLabel('Departure from Kigali')).toBeFocused();
  await page.getByLabel('Departure from Kigali').fill('2099-06-17');
  await page.getByLabel('Hotel', { exact: true }).selectOption('serena');
  await page.getByLabel('Rooms').fill('2');
  await expect(page.getByText('$2,400')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Your booking request' });
  await expect(dialog).toContainText('"idNumber": "••••••••••••••78"');
  await expect(dialog).toContainText('"days": 4');
  expect(await page.content()).not.toContain(SECRET);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain(SECRET);
  await dialog.getByRole('button', { name: 'Show the whole number' }).click();
  await expect(dialog).toContainText(SECRET);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect([await page.content(), await keptByDevice(page), page.url(), ...asked].join('\n')).not.toContain(SECRET);
});

test('both pages fit a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/meeting-guide', '/meeting-booking']) {
    await open(page, path);
    expect(await sidewaysScroll(page), `sideways scroll of ${path}`).toBe(0);
  }
});
