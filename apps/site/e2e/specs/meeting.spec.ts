// Proves MEET-1.
import { meetingBookingCopy } from '@iru/features/pages/meeting-booking/copy';
import { meetingGuideCopy } from '@iru/features/pages/meeting-guide/copy';
import { meetingToolsCopy } from '@iru/features/parts/meeting/copy';
import { readFile } from 'node:fs/promises';

import type { Download, Page } from 'playwright/test';

import {
  chooseRadio,
  expect,
  getHorizontalOverflow,
  open,
  test,
  waitForHydration,
} from '../support/site';

const DAY = '2099-06-13';
const SECRET = '1199880012345678';

const readText = async (download: Download): Promise<string> =>
  readFile(await download.path(), 'utf8');

const download = async (page: Page, button: string): Promise<Download> => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return waiting;
};

const getStoredData = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );

const countPrintedPages = async (page: Page): Promise<number> => {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

/** From 0 for black to 1 for white. */
const getLightness = (
  page: Page,
  selector: string,
  property: 'color' | 'backgroundColor',
): Promise<number[]> =>
  page.locator(selector).evaluateAll((parts, name) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('Canvas isn’t supported.');
    return parts.map((part) => {
      context.fillStyle = 'white';
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = getComputedStyle(part)[name];
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    });
  }, property);

test('/meeting-guide is complete before any script', async ({ request }) => {
  const html = await (await request.get('/meeting-guide')).text();
  for (const part of [
    meetingGuideCopy.steps.heading,
    'Kigali Serena Hotel',
    'Meeting Summary',
    meetingToolsCopy.checklist.heading,
    'tel:112',
  ]) {
    expect(html).toContain(part);
  }
  expect(html, 'inline styles violate the content policy').not.toMatch(/<[^>]+ style=/);
});

test('a meeting can be planned, from the hotel on the map to the file', async ({ page }) => {
  await open(page, '/meeting-guide');
  await page.getByRole('link', { name: meetingGuideCopy.plan }).click();
  await expect(page.getByRole('heading', { name: meetingToolsCopy.summary.heading })).toBeFocused();
  await expect(
    page.getByRole('heading', { name: meetingToolsCopy.summary.heading }),
  ).toBeInViewport();
  await page.getByLabel(meetingToolsCopy.hotels.filter.night).selectOption('150-250');
  await expect(page.getByText('3 of 4 within the budget.')).toBeVisible();
  const pin = page.getByRole('button', {
    name: '3 Radisson Blu Hotel & Convention Centre: details',
  });
  await pin.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Radisson Blu Hotel & Convention Centre' });
  await expect(dialog.getByRole('link', { name: '+250 252 252 252' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pin).toBeFocused();
  await page.getByRole('combobox', { name: 'Hotel', exact: true }).selectOption('radisson');
  await page.getByRole('button', { name: meetingToolsCopy.hotels.choice.submit }).click();
  await expect(page.getByLabel(meetingToolsCopy.summary.fields.place)).toBeFocused();
  await expect(page.getByLabel(meetingToolsCopy.summary.fields.place)).toHaveValue(/^Radisson Blu/);
  await page.getByLabel(meetingToolsCopy.summary.fields.host).fill('Aline');
  await page.getByLabel(meetingToolsCopy.summary.fields.guest).fill('Eric');
  await page.getByLabel('Date').fill(DAY);
  await page.getByLabel(meetingToolsCopy.summary.fields.time).fill('13:00');

  const summary = await download(page, meetingToolsCopy.summary.download);
  expect(summary.suggestedFilename()).toBe('meeting-summary.txt');
  expect(await readText(summary)).toBe(
    [
      'Meeting Summary',
      '',
      'Host: Aline',
      'Guest: Eric',
      'Place: Radisson Blu Hotel & Convention Centre, KG 2 Roundabout, Kimihurura, Kigali',
      'Time: Saturday 13 June 2099, 13:00 in Kigali',
      '',
      meetingToolsCopy.summary.sheet.safety,
      '',
    ].join('\n'),
  );
  const entry = await download(page, meetingToolsCopy.summary.calendar);
  expect(entry.suggestedFilename()).toBe('meeting.ics');
  expect(await readText(entry)).toContain('\r\nDTSTART:20990613T110000Z\r\n');

  expect(await getStoredData(page)).not.toContain('Eric');
  await page.reload();
  await expect(page.getByLabel(meetingToolsCopy.summary.fields.guest)).toHaveValue('');
});

test('the checklist and the summary print alone', async ({ page }) => {
  await open(page, '/meeting-guide');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByLabel('A friend knows who, where and until when').check();
  const screenOnly = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('button', { name: 'Open Iru Assistant' }),
    page.getByRole('button', { name: 'Reset' }),
    page.getByRole('region', { name: 'Meeting Summary' }),
  ];
  for (const part of screenOnly) await expect(part).toBeVisible();
  await page.getByRole('button', { name: 'Print/Save' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('heading', { name: meetingToolsCopy.checklist.heading }),
  ).toBeVisible();
  await expect(
    page.getByText('Emergency 112 · Ambulance 912 · Traffic accidents 113'),
  ).toBeVisible();
  for (const part of screenOnly) await expect(part).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('region', { name: 'Meeting Summary' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('the guide prints on three pages, with no section split', async ({ page }) => {
  await open(page, '/meeting-guide');
  expect(await countPrintedPages(page)).toBe(3);
  await page.emulateMedia({ media: 'print' });
  const sections = [
    meetingGuideCopy.steps.heading,
    'Meeting Summary',
    meetingToolsCopy.checklist.heading,
    meetingGuideCopy.safety.heading,
  ];
  for (const name of [...sections, meetingToolsCopy.emergency.heading]) {
    await expect(page.getByRole('region', { name }), name).toHaveCSS('break-inside', 'avoid');
  }
  const emergency = page.getByRole('region', { name: meetingToolsCopy.emergency.heading });
  await expect(emergency.getByRole('definition')).toHaveText(['112', '912', '113']);
});

test('the legal hub’s meeting guide prints completely, and its summary on one page', async ({
  page,
}) => {
  await open(page, '/legal?doc=meeting');
  const map = page.getByRole('group', { name: meetingToolsCopy.hotels.map });
  await expect(map).toBeVisible();
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(6);
  await page.emulateMedia({ media: 'print' });
  for (const name of [
    meetingToolsCopy.checklist.heading,
    meetingToolsCopy.hotels.heading,
    meetingToolsCopy.summary.heading,
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(map).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  const plan = page.getByRole('region', { name: meetingToolsCopy.summary.heading });
  await plan.getByRole('button', { name: 'Print', exact: true }).click();
  expect(await countPrintedPages(page)).toBe(1);
});

test('print is dark on white in the dark theme, including ticks', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('iru_theme', 'dark'));
  await open(page, '/meeting-guide');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('A friend knows who, where and until when').check();
  expect(Math.max(...(await getLightness(page, 'body', 'backgroundColor')))).toBeLessThan(0.2);
  await page.emulateMedia({ media: 'print' });
  expect(
    Math.min(...(await getLightness(page, 'html, body, main section', 'backgroundColor'))),
  ).toBeGreaterThan(0.97);
  const textColours = await getLightness(
    page,
    'main :is(h1, h2, h3, p, dt, dd, li, li > span)',
    'color',
  );
  expect(textColours.length).toBeGreaterThan(30);
  expect(Math.max(...textColours)).toBeLessThan(0.45);
  const [box = 0] = await getLightness(
    page,
    'main input[type=checkbox]:checked',
    'backgroundColor',
  );
  const [tick = 0] = await getLightness(page, 'main input[type=checkbox]:checked ~ svg', 'color');
  expect(Math.abs(box - tick), 'a tick on its box').toBeGreaterThan(0.4);
});

test('print keeps the fill below light text', async ({ page }) => {
  await open(page, '/pricing');
  await page.emulateMedia({ media: 'print' });
  const button = page.getByRole('main').locator('[data-variant=primary]').first();
  await expect(button).toHaveCSS('-webkit-print-color-adjust', 'exact');
});

test('a typed venue is kept when another hotel is chosen', async ({ page }) => {
  await open(page, '/meeting-guide');
  const venue = page.getByLabel(meetingToolsCopy.summary.fields.place);
  const hotel = page.getByRole('combobox', { name: 'Hotel', exact: true });
  const summary = page.getByRole('region', { name: 'Meeting Summary' });
  await venue.fill('Hotel Chez Lando');
  await page.getByLabel('Meeting budget').selectOption('100-200');
  await chooseRadio(page.getByLabel(meetingToolsCopy.hotels.choice.payments.arrival));
  await hotel.selectOption('other');
  await page.getByRole('button', { name: meetingToolsCopy.hotels.choice.submit }).click();
  await expect(venue).toHaveValue('Hotel Chez Lando');
  await expect(summary).toContainText('Budget $100-200 · Pay on arrival');
  const agreed = summary.getByText(meetingToolsCopy.summary.sheet.agreed);
  await expect(agreed).toBeVisible();
  await venue.fill('');
  await expect(agreed).toHaveCount(0);
  await page.getByLabel(meetingToolsCopy.hotels.filter.night).selectOption('over400');
  await expect(
    page.getByRole('button', { name: meetingToolsCopy.hotels.choice.submit }),
  ).toBeDisabled();
  await page.getByRole('button', { name: meetingToolsCopy.hotels.clear }).click();
  await expect(page.getByLabel(meetingToolsCopy.hotels.filter.night)).toBeFocused();
});

test('the legal hub has the same tools', async ({ page }) => {
  await open(page, '/legal?doc=meeting');
  await expect(page.getByRole('group', { name: meetingToolsCopy.hotels.map })).toBeVisible();
  await page.getByRole('combobox', { name: 'Hotel', exact: true }).selectOption('mille');
  await page.getByRole('button', { name: meetingToolsCopy.hotels.choice.submit }).click();
  await expect(page.getByRole('region', { name: 'Meeting Summary' })).toContainText(
    'Hôtel des Mille Collines',
  );
});

test('a booking request is shown with a masked ID number and sent nowhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  await open(page, '/meeting-booking');
  await page.getByLabel(meetingBookingCopy.form.fields.fullName).fill('Aline Uwase');
  await page.getByLabel(meetingBookingCopy.form.fields.idNumber).fill(SECRET);
  await page.getByLabel(meetingBookingCopy.form.fields.arrival).fill(DAY);
  await page.getByLabel(meetingBookingCopy.form.fields.departure).fill('2099-06-10');
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  await page.getByRole('link', { name: meetingBookingCopy.form.errors.backwards }).click();
  await expect(page.getByLabel(meetingBookingCopy.form.fields.departure)).toBeFocused();
  await page.getByLabel(meetingBookingCopy.form.fields.departure).fill('2099-06-17');
  await page.getByLabel('Hotel', { exact: true }).selectOption('serena');
  await page.getByLabel('Rooms').fill('2');
  await expect(page.getByText('$2,400')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  const dialog = page.getByRole('alertdialog', { name: meetingBookingCopy.result.title });
  await expect(dialog).toContainText('"idNumber": "••••••••••••••78"');
  await expect(dialog).toContainText('"days": 4');
  expect(await page.content()).not.toContain(SECRET);
  await dialog.getByRole('button', { name: meetingBookingCopy.result.copy }).click();
  await expect(dialog.getByText(meetingBookingCopy.result.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain(SECRET);
  await dialog.getByRole('button', { name: meetingBookingCopy.result.reveal }).click();
  await expect(dialog).toContainText(SECRET);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(
    [await page.content(), await getStoredData(page), page.url(), ...requests].join('\n'),
  ).not.toContain(SECRET);
});

test('a plan is carried over to the booking and back, and is gone after a reload', async ({
  page,
}) => {
  await open(page, '/meeting-guide');
  await page.getByLabel(meetingToolsCopy.summary.fields.host).fill('Aline');
  await page.getByLabel(meetingToolsCopy.summary.fields.guest).fill('Eric');
  await page
    .getByLabel(meetingToolsCopy.summary.fields.place)
    .fill('Café of Hôtel des Mille Collines');
  await page.getByLabel('Date', { exact: true }).fill('2099-06-13');
  await page.getByRole('main').getByRole('link', { name: meetingGuideCopy.call.book }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: meetingBookingCopy.heading }),
  ).toBeFocused();
  const form = page.getByRole('form', { name: 'Booking request' });
  await expect(form).toContainText('Meeting with Eric');
  await expect(form).toContainText('13 June 2099');
  await expect(page.getByLabel(meetingBookingCopy.form.fields.fullName)).toHaveValue('Aline');
  await expect(page.getByLabel('Hotel', { exact: true })).toHaveValue('mille');
  await expect(page.getByLabel(meetingBookingCopy.form.fields.meetingPlace)).toHaveValue('hotel');
  await page.getByRole('link', { name: meetingBookingCopy.plan.change }).click();
  await expect(page.getByLabel(meetingToolsCopy.summary.fields.guest)).toHaveValue('Eric');
  expect(await getStoredData(page)).not.toContain('Eric');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel(meetingToolsCopy.summary.fields.guest)).toHaveValue('');
});

test('the days follow the dates again once cleared', async ({ page }) => {
  await open(page, '/meeting-booking');
  await page.getByLabel(meetingBookingCopy.form.fields.arrival).fill('2099-06-13');
  await page.getByLabel(meetingBookingCopy.form.fields.departure).fill('2099-06-17');
  const days = page.getByLabel(meetingBookingCopy.form.fields.days);
  await expect(days).toHaveValue('4');
  await days.fill('');
  await page.getByLabel(meetingBookingCopy.form.fields.departure).fill('2099-06-19');
  await expect(days).toHaveValue('6');
  await page.getByLabel(meetingBookingCopy.form.fields.departure).fill('2103-06-13');
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  await page.getByRole('link', { name: /^The longest stay is 999 days/ }).click();
  await expect(page.getByLabel(meetingBookingCopy.form.fields.departure)).toBeFocused();
});

test('a double click on Submit opens the request once and selects no text', async ({ page }) => {
  await open(page, '/meeting-booking');
  const submit = page.getByRole('button', { name: 'Submit Booking Request' });
  const place = (await submit.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // The dialog's text opens under the middle of the window.
  await page.evaluate(
    (y) => window.scrollBy({ top: y - window.innerHeight / 2, behavior: 'instant' }),
    place.y,
  );
  await submit.dblclick();
  await expect(
    page.getByRole('alertdialog', { name: meetingBookingCopy.result.title }),
  ).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});

test('both pages fit a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/meeting-guide', '/meeting-booking']) {
    await open(page, path);
    expect(await getHorizontalOverflow(page), `horizontal overflow of ${path}`).toBe(0);
  }
});
