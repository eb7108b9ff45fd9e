// Proves SHELL-1, NAV-2, INPUT-1 on every page.
import { EMERGENCY } from '@iru/features/domain/emergency-numbers';
import { communityGuidelinesCopy } from '@iru/features/pages/community-guidelines/copy';
import { meetingGuideCopy } from '@iru/features/pages/meeting-guide/copy';
import { meetingToolsCopy } from '@iru/features/parts/meeting/copy';
import { ALL_PATHS, MEMBER_PATHS, PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';
import { shellCopy } from '@iru/features/shell/copy';
import type { Page } from 'playwright/test';

import { axeFindings } from '../../../../scripts/lib/axe-findings.mjs';
import {
  createTextSizer,
  expectFreeHeight,
  expectRoomForText,
  getCoveredControls,
} from '../support/layout';
import { expect, getHeading, open, test, waitForHydration } from '../support/site';

/** Claims that aren't true of this version. */
const FORBIDDEN =
  /some(?:one|body) real|they will see it|(?:words|messages) are encrypted|people you could meet|checked venues|a person reads every message/i;
const NUMBERS = Object.values(EMERGENCY).map((number) => `href="tel:${number}"`);
/** Linked from the legal documents. */
const LICENCES = '/licences.txt';
const PATHS_IN_LINKS: readonly string[] = [...ALL_PATHS, LICENCES];

test('every route is a complete page before any script, links to existing pages, and is sent with the strict policy', async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const path of [...ALL_PATHS, '/no-such-page']) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect(html, `the heading of ${path}`).toMatch(/<h1[\s>]/);
    expect(html, `the description of ${path}`).toMatch(
      /<meta name="description" property="og:description" content="[^"]{20,}"/,
    );
    expect(html, `inline style or script of ${path}`).not.toMatch(
      / style="|<script(?![^>]*\ssrc=)[^>]*>/,
    );
    expect(html.replaceAll(/<[^>]+>/g, ''), `the claims of ${path}`).not.toMatch(FORBIDDEN);
    // Also to the page itself in the other languages.
    const links = [...html.matchAll(/<a [^>]*href="(?:\/(?:fr|rw|sw)(?=\/))?(\/[^"#?]*)/g)].map(
      ([, target = '']) => target,
    );
    expect(links.length, path).toBeGreaterThan(10);
    expect(
      links.filter((target) => !PATHS_IN_LINKS.includes(target)),
      `the links of ${path}`,
    ).toEqual([]);
    const title = /<title>([^<]{3,})<\/title>/.exec(html)?.[1] ?? '';
    titles.add(title);
    expect(html, `the preview of ${path}`).toContain(
      `<meta property="og:title" content="${title}"`,
    );

    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).toContain("form-action 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|https:|\*/);
    expect(headers['referrer-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], 'the radar never reads a position').toContain(
      'geolocation=()',
    );
  }
  expect(titles.size).toBe(ALL_PATHS.length + 1);

  for (const [path, parts] of [
    [
      PATHS.legal,
      [
        'Terms &amp; Conditions</h1>',
        'January 15, 2024',
        'id="when-we-end-it"',
        `href="${LICENCES}"`,
      ],
    ],
    [
      PATHS.meetingGuide,
      [meetingGuideCopy.steps.heading, 'Kigali Serena Hotel', meetingToolsCopy.checklist.heading],
    ],
    [PATHS.meetingGuide, NUMBERS],
    // What a visitor without a connection sees.
    ['/offline', NUMBERS],
    [PATHS.communityGuidelines, [communityGuidelinesCopy.appeals.heading]],
    [PATHS.shareStory, ['These figures are made up.', 'Eight invented couples']],
    [PATHS.home, ['These people and their stories are invented.']],
  ] as const) {
    const html = await (await request.get(path)).text();
    for (const part of parts) expect(html, path).toContain(part);
  }
});

// A browser asks for it when it opens a picture, or when it doesn't know SVG.
test('the icon has its usual address too', async ({ request }) => {
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\//);
});

test('the licences of scripts, styles, typefaces and pictures are in one text file', async ({
  request,
}) => {
  const response = await request.get(LICENCES);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  for (const line of [
    /^react-dom [\d.]+ \(MIT\)$/m,
    /^@radix-ui\/react-dialog [\d.]+ \(MIT\)$/m,
    /^sonner [\d.]+ \(MIT\)$/m,
    /^tailwindcss [\d.]+ \(MIT\)$/m,
    /^Copyright \(c\) 2023 Emil Kowalski$/m,
    /^Icons: Lucide .+ Licence: ISC\.$/m,
    /Open Peeps: CC0 1\.0/,
    /^Copyright 2022 The Figtree Project Authors/m,
  ])
    expect(text).toMatch(line);
  expect(text).not.toContain('unknown licence');
});

test('an unknown URL is a 404 that links home and logs the path, and one in another case stays one', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/404/);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  // Some hosts serve the page of the 404 instead of redirecting.
  await page.route('**/Find-Match', async (route) => {
    const url = new URL('/no-such-page', route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto('/Find-Match');
  await waitForHydration(page);
  const heading = getHeading(page, shellCopy.notFound.text);
  await expect(heading).toBeVisible();

  for (const path of ['/xx/about-us', '/no-such-page']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(heading, path).toBeVisible();
  }
  await expect.poll(() => lines.join('\n')).toContain('/no-such-page');
  await page.getByRole('link', { name: shellCopy.notFound.home }).click();
  await expect(page).toHaveURL('/');
});

const getUnlimitedFields = (page: Page) =>
  page
    .locator(
      'input:is([type=text], [type=email], [type=tel], [type=password], [type=search], [type=url], :not([type])), textarea',
    )
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[])
        .filter((field) => field.checkVisibility() && !field.readOnly && field.maxLength <= 0)
        .map((field) => field.outerHTML),
    );

const getButtonsWithoutBorder = (page: Page) =>
  page.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility())
      .filter(
        (button) => getComputedStyle(button).borderStyle === 'none' && !button.querySelector('svg'),
      )
      .filter((button) => getComputedStyle(button).textDecorationLine === 'none')
      .map((button) => button.outerHTML.slice(0, 120)),
  );

const COMPACT: readonly string[] = MEMBER_PATHS;
/** In forced colours. */
const getUnmarkedSelection = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const probe = main.appendChild(document.createElement('i'));
    probe.style.background = 'Highlight';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return [...main.querySelectorAll('nav [aria-current], [role=tab][aria-selected=true]')]
      .filter((selected) => selected.checkVisibility())
      .filter((selected) => getComputedStyle(selected).backgroundColor !== backgroundColor)
      .map((selected) => selected.outerHTML.slice(0, 120));
  });

/** Visited as a member. */
const MEMBER: readonly string[] = [...COMPACT, PATHS.findMatch, PATHS.pricing, PATHS.meetingGuide];
const PAGES_PER_TEST = 5;

// As far as a device can be from the build machine: its clock, time zone and language. A text that depends on them would be
// reported when the page hydrates.
test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' });

for (let first = 0; first < ALL_PATHS.length; first += PAGES_PER_TEST) {
  const paths = ALL_PATHS.slice(first, first + PAGES_PER_TEST);
  test(`${paths.join(', ')}: hydrate, fit any width and text size, and are accessible and readable in forced colours`, async ({
    page,
    pageErrors,
  }) => {
    // Long pages have thousands of elements to check repeatedly.
    test.slow();
    await page.clock.setFixedTime(new Date('2027-01-01T00:00:10+14:00'));
    await page.addInitScript(
      ([members, session, likes]) => {
        if (!members.includes(location.pathname)) {
          localStorage.removeItem(session);
          return;
        }
        localStorage.setItem(session, 'true');
        localStorage.setItem(likes, '[{"id":"s1","name":"Divine"}]');
      },
      [MEMBER, KEYS.session, KEYS.likes] as const,
    );
    const resize = await createTextSizer(page);
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, path);
      // Reported for each page; the fixture would report it only at the end.
      expect(pageErrors.recorded, path).toEqual([]);
      await expect(page.locator('h1')).toHaveCount(1);
      // The browser's own messages are in its language, not the page's.
      await expect(page.locator('form:not([novalidate])'), path).toHaveCount(0);
      // React silently corrects a prerendered title that differs; the user page is prerendered for visitors.
      const prerendered = await (await page.request.get(path)).text();
      const title = /<title>([^<]*)/.exec(prerendered)?.[1]?.replaceAll('&amp;', '&') ?? '';
      if (path !== PATHS.user) await expect(page, path).toHaveTitle(title);
      expect.soft(await axeFindings(page), path).toEqual([]);
      // A theme changes nothing but colours.
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const contrast = await axeFindings(page, { only: ['color-contrast'] });
      expect.soft(contrast, `${path}, dark`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect
        .soft(await getButtonsWithoutBorder(page), `${path}: no border in forced colours`)
        .toEqual([]);
      expect.soft(await getUnmarkedSelection(page), `${path}: not marked as selected`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });

      await expectFreeHeight(page);
      await expectRoomForText(page, resize);
      // At 360 by 740 px. Long pages load content as it scrolls into view.
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      const footer = page.getByRole('contentinfo');
      const screens = ((await footer.boundingBox())?.height ?? Number.NaN) / 740;
      if (COMPACT.includes(path)) {
        expect.soft(await getCoveredControls(footer, 'here'), `${path}: covered`).toEqual([]);
        expect.soft(screens, `${path}: the footer`).toBeLessThan(0.7);
      } else if (!MEMBER.includes(path))
        expect.soft(screens, `${path}: the footer`).toBeLessThanOrEqual(1.5);
      for (const opener of await page.getByRole('button', { name: /^Comments/ }).all())
        await opener.click();
      expect.soft(await getUnlimitedFields(page), `${path}: without a limit`).toEqual([]);
    }
  });
}

test.describe('with a clock that was reset to 2019', () => {
  test.use({ timezoneId: 'Africa/Kigali', locale: 'rw-RW' });

  test('every page that reads the clock or shows a date hydrates', async ({ page, pageErrors }) => {
    await page.clock.setFixedTime(new Date('2019-01-01T00:00:10+02:00'));
    for (const path of [
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
    ]) {
      await open(page, path);
      expect(pageErrors.recorded, path).toEqual([]);
    }
  });
});
