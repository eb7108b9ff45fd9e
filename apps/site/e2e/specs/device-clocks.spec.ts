import { PATHS } from '@iru/features/paths';
import type { Page } from 'playwright/test';

import { delayAssets, expect, test, waitForHydration } from '../support/site';

/** Devices whose clock, time zone and language differ from the build machine's. */
const DEVICES = [
  {
    name: 'a clock that was reset to 2019',
    time: '2019-01-01T00:00:10+02:00',
    zone: 'Africa/Kigali',
    locale: 'rw-RW',
  },
  {
    name: 'a leap day in 2028',
    time: '2028-02-29T23:59:50-05:00',
    zone: 'America/Lima',
    locale: 'fr-FR',
  },
  {
    name: 'a new year at the date line',
    time: '2027-01-01T00:00:10+14:00',
    zone: 'Pacific/Kiritimati',
    locale: 'ar-EG',
  },
] as const;

const ALL = [...Object.values(PATHS), '/nowhere'];
const HALF = Math.ceil(ALL.length / 2);
/** The pages that read the clock or show a date. */
const DATE_PAGES = [
  PATHS.register,
  PATHS.messages,
  PATHS.user,
  PATHS.pricing,
  PATHS.meetingBooking,
  PATHS.legal,
  PATHS.blog,
  PATHS.timeline,
  PATHS.planDate,
  PATHS.radar,
];

/** Undefined if the page has no text field. */
const typeBeforeHydration = async (page: Page): Promise<string | undefined> => {
  const field = page
    .locator(
      'main :is(input:not([type]), input[type=text], input[type=search], input[type=email], textarea):visible',
    )
    .first();
  if ((await field.count()) === 0) return undefined;
  await field.fill('Amakuru');
  return field.getAttribute('id').then((id) => id ?? undefined);
};

for (const { name, time, zone, locale } of DEVICES) {
  const isFarthestZone = zone === 'Pacific/Kiritimati';
  for (const part of isFarthestZone ? [ALL.slice(0, HALF), ALL.slice(HALF)] : [DATE_PAGES]) {
    test.describe(`${name}: ${part[0]} to ${part.at(-1)}`, () => {
      test.use({ timezoneId: zone, locale });

      test('every page hydrates without a mismatch and keeps typed text', async ({
        page,
        pageErrors,
      }) => {
        pageErrors.allow(/404 \(Not Found\)|nowhere/);
        test.setTimeout(120_000);
        await page.clock.setFixedTime(new Date(time));
        for (const path of part) {
          const release = await delayAssets(page);
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page.locator('main h1').first()).toBeAttached();
          const typed = await typeBeforeHydration(page);
          release();
          await waitForHydration(page);
          if (typed) await expect(page.locator(`[id="${typed}"]`), path).toHaveValue('Amakuru');
          // Reported for each page; the fixture would report it only at the end.
          expect(
            pageErrors.recorded.filter((text) => text.includes('uncaught')),
            path,
          ).toEqual([]);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        }
      });
    });
  }
}
