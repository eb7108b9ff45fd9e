// Proves MEET-1.
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

/** Clicks a button and returns the file it downloads. */
const download = async (page: Page, button: string): Promise<Download> => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return waiting;
};

const getStoredData = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );

/** Returns the number of printed pages. */
const countPrintedPages = async (page: Page): Promise<number> => {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

/** Returns the lightness of painted colours, from 0 for black to 1 for white. */
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
    'Five steps to a first meeting',
    'Kigali Serena Hotel',
    'Meeting Summary',
    'Quick checklist',
    'tel:112',
  ]) {
    expect(html).toContain(part);
  }
  expect(html, 'inline styles violate the content policy').not.toMatch(/<[^>]+ style=/);
});

test('a meeting can be planned, from the hotel on the map to the file', async ({ page }) => {
  await open(page, '/meeting-guide');
  await page.getByRole('link', { name: 'Plan a meeting' }).click();
  await expect(page.getByRole('heading', { name: 'Plan a meeting' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Plan a meeting' })).toBeInViewport();
  await page.getByLabel('Hotel budget per night').selectOption('150-250');
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
  await page.getByRole('button', { name: 'Use this place' }).click();
  await expect(page.getByLabel('Venue')).toBeFocused();
  await expect(page.getByLabel('Venue')).toHaveValue(/^Radisson Blu/);
  await page.getByLabel('Your name').fill('Aline');
  await page.getByLabel('Matched person’s name').fill('Eric');
  await page.getByLabel('Date').fill(DAY);
  await page.getByLabel('Time in Kigali').fill('13:00');

  const summary = await download(page, 'Download as text');
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
      'In an emergency in Rwanda, call 112 (all services).',
      '',
    ].join('\n'),
  );
  const entry = await download(page, 'Add to calendar');
  expect(entry.suggestedFilename()).toBe('meeting.ics');
  expect(await readText(entry)).toContain('\r\nDTSTART:20990613T110000Z\r\n');

  expect(await getStoredData(page)).not.toContain('Eric');
  await page.reload();
  await expect(page.getByLabel('Matched person’s name')).toHaveValue('');
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
  await expect(page.getByRole('heading', { name: 'Quick checklist' })).toBeVisible();
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
    'Five steps to a first meeting',
    'Meeting Summary',
    'Quick checklist',
    'On the day',
  ];
  for (const name of [...sections, 'Local help and emergency']) {
    await expect(page.getByRole('region', { name }), name).toHaveCSS('break-inside', 'avoid');
  }
  const emergency = page.getByRole('region', { name: 'Local help and emergency' });
  await expect(emergency.getByRole('definition')).toHaveText(['112', '912', '113']);
});

test('the legal hub’s meeting guide prints completely, and its summary on one page', async ({
  page,
}) => {
  await open(page, '/legal?doc=meeting');
  const map = page.getByRole('group', { name: 'Map of central Kigali' });
  await expect(map).toBeVisible();
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(6);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Quick checklist', 'Four busy places to meet', 'Plan a meeting']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(map).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  const plan = page.getByRole('region', { name: 'Plan a meeting' });
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

test('a typed venue is kept when another hotel is chosen', async ({ page }) => {
  await open(page, '/meeting-guide');
  const venue = page.getByLabel('Venue');
  const hotel = page.getByRole('combobox', { name: 'Hotel', exact: true });
  const summary = page.getByRole('region', { name: 'Meeting Summary' });
  await venue.fill('Hotel Chez Lando');
  await page.getByLabel('Meeting budget').selectOption('100-200');
  await chooseRadio(page.getByLabel('Pay on arrival'));
  await hotel.selectOption('other');
  await page.getByRole('button', { name: 'Use this place' }).click();
  await expect(venue).toHaveValue('Hotel Chez Lando');
  await expect(summary).toContainText('Budget $100-200 · Pay on arrival');
  const agreed = summary.getByText('Agreed');
  await expect(agreed).toBeVisible();
  await venue.fill('');
  await expect(agreed).toHaveCount(0);
  await page.getByLabel('Hotel budget per night').selectOption('over400');
  await expect(page.getByRole('button', { name: 'Use this place' })).toBeDisabled();
  await page.getByRole('button', { name: 'Show all four' }).click();
  await expect(page.getByLabel('Hotel budget per night')).toBeFocused();
});

test('the legal hub has the same tools', async ({ page }) => {
  await open(page, '/legal?doc=meeting');
  await expect(page.getByRole('group', { name: 'Map of central Kigali' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Hotel', exact: true }).selectOption('mille');
  await page.getByRole('button', { name: 'Use this place' }).click();
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
  await page.getByLabel('Full name').fill('Aline Uwase');
  await page.getByLabel('Passport or ID number').fill(SECRET);
  await page.getByLabel('Arrival in Kigali').fill(DAY);
  await page.getByLabel('Departure from Kigali').fill('2099-06-10');
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  await page.getByRole('link', { name: 'Departure can’t be before arrival' }).click();
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
  await dialog.getByRole('button', { name: 'Show full number' }).click();
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
  await page.getByLabel('Your name').fill('Aline');
  await page.getByLabel('Matched person’s name').fill('Eric');
  await page.getByLabel('Venue').fill('Café of Hôtel des Mille Collines');
  await page.getByLabel('Date', { exact: true }).fill('2099-06-13');
  await page.getByRole('main').getByRole('link', { name: 'Prepare a booking request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book your meeting' })).toBeFocused();
  const form = page.getByRole('form', { name: 'Booking request' });
  await expect(form).toContainText('Meeting with Eric');
  await expect(form).toContainText('13 June 2099');
  await expect(page.getByLabel('Full name')).toHaveValue('Aline');
  await expect(page.getByLabel('Hotel', { exact: true })).toHaveValue('mille');
  await expect(page.getByLabel('First meeting place')).toHaveValue('hotel');
  await page.getByRole('link', { name: 'Change plan' }).click();
  await expect(page.getByLabel('Matched person’s name')).toHaveValue('Eric');
  expect(await getStoredData(page)).not.toContain('Eric');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('Matched person’s name')).toHaveValue('');
});

test('the days follow the dates again once cleared', async ({ page }) => {
  await open(page, '/meeting-booking');
  await page.getByLabel('Arrival in Kigali').fill('2099-06-13');
  await page.getByLabel('Departure from Kigali').fill('2099-06-17');
  const days = page.getByLabel('Days');
  await expect(days).toHaveValue('4');
  await days.fill('');
  await page.getByLabel('Departure from Kigali').fill('2099-06-19');
  await expect(days).toHaveValue('6');
  await page.getByLabel('Departure from Kigali').fill('2103-06-13');
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  await page.getByRole('link', { name: /^The longest stay is 999 days/ }).click();
  await expect(page.getByLabel('Departure from Kigali')).toBeFocused();
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
  await expect(page.getByRole('alertdialog', { name: 'Your booking request' })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});

test('both pages fit a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/meeting-guide', '/meeting-booking']) {
    await open(page, path);
    expect(await getHorizontalOverflow(page), `horizontal overflow of ${path}`).toBe(0);
  }
});
