// Proves REG-1, INPUT-1.
import { LIMITS } from '@iru/features/domain/limits';
import { aboutUsCopy } from '@iru/features/pages/about-us/copy';
import { registerCopy } from '@iru/features/pages/register/registration-copy';
import { accountCopy } from '@iru/features/parts/account/copy';
import type { Locator, Page } from 'playwright/test';

import { axeFindings } from '../../../../scripts/lib/axe-findings.mjs';
import { expect, getHorizontalOverflow, open, test, waitForHydration } from '../support/site';

const SENTINEL = 'zebra-lantern-4711';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const fillBirthDate = async (page: Page) => {
  await page.getByLabel(registerCopy.date.day).fill('14');
  await page.getByLabel(registerCopy.date.month).fill('3');
  await page.getByLabel(registerCopy.date.year).fill('1996');
};

const fillPersonal = async (page: Page, password = SENTINEL) => {
  await page.getByLabel(registerCopy.fields.firstName).fill('Aline');
  await page.getByLabel(registerCopy.fields.lastName).fill('Uwase');
  await page.getByLabel(registerCopy.fields.username).fill('aline.u');
  await page.getByLabel('Gender').selectOption('Female');
  await fillBirthDate(page);
  await page.getByLabel('Status').selectOption('Single');
  await page.getByRole('textbox', { name: 'Email' }).fill('aline@example.com');
  await page.getByLabel(registerCopy.fields.phoneNumber).fill('+250 788 123 456');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel(registerCopy.fields.confirmPassword, { exact: true }).fill(password);
  await page.getByLabel(registerCopy.fields.country).fill('Rwanda');
  await page.getByLabel(registerCopy.fields.city).fill('Kigali');
  await page.getByLabel(registerCopy.fields.nationality).fill('Rwandan');
};

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

const start = async (page: Page) => {
  await open(page, '/register');
  await page.getByRole('button', { name: 'Start Registration' }).click();
  await expect(page).toHaveURL('/register?step=1');
  await expect(heading(page, 'Personal Information')).toBeFocused();
};

const toStep6 = async (page: Page) => {
  await fillPersonal(page);
  for (const name of [
    'Appearance & Lifestyle',
    'Education & Career',
    'What Are You Looking For?',
    'Ideal Match Preferences',
    'Profile Photo & Consent',
  ]) {
    await next(page);
    await expect(heading(page, name)).toBeFocused();
  }
};

const agree = async (page: Page) => {
  await page.getByLabel(registerCopy.fields.agreedToTerms).check();
  await page.getByLabel(registerCopy.fields.agreedToCommunity).check();
};

/** Everything in the page and its storage that could contain a secret. */
const getTraces = (page: Page) =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    );
    return [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(history.state),
      location.href,
      document.documentElement.outerHTML,
      document.cookie,
      values.join(' '),
    ].join('\n');
  });

test('registration can be completed and leaves no secret anywhere', async ({ page }) => {
  const lines: string[] = [];
  const requests: string[] = [];
  page.on('console', async (message) => {
    lines.push(message.text());
    for (const value of message.args())
      lines.push(JSON.stringify(await value.jsonValue().catch(() => null)));
  });
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  await start(page);
  await expect(page).toHaveTitle(/^Step 1 of 6: Personal Information/);
  await toStep6(page);
  await page.getByLabel(registerCopy.photo.choose).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGNYbKXw4XA0g35swO9vbwApdAbFVB6OCwAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(page.getByRole('img', { name: registerCopy.photo.alt })).toHaveJSProperty(
    'naturalWidth',
    2,
  );
  await agree(page);
  await page.getByRole('button', { name: 'Submit' }).dblclick();

  const modal = page.getByRole('dialog', { name: registerCopy.result.title });
  await expect(modal).toContainText(
    "Congratulations! Your profile has been successfully submitted. You're one step closer to finding your match.",
  );
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(heading(page, 'Welcome, Aline')).toBeFocused();
  await expect(page).toHaveURL('/register?step=done');

  expect(
    lines.filter((line) => line.startsWith('Registration')),
    'logged once',
  ).toHaveLength(1);
  expect(lines.join('\n')).toContain('aline.u');
  const profile = await page.evaluate(() => localStorage.getItem('iru_profile') ?? '');
  expect(JSON.parse(profile)).toMatchObject({ username: 'aline.u', prefAgeRange: '18-60+' });
  for (const text of [await getTraces(page), lines.join('\n'), requests.join('\n')]) {
    expect(text).not.toContain(SENTINEL);
    expect(text).not.toContain('"1996"');
  }
  expect(requests.filter((line) => !line.startsWith('GET '))).toEqual([]);

  await page.reload();
  await waitForHydration(page);
  await expect(heading(page, 'Welcome, Aline')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Going back once skips the six completed steps and returns to where registration started.
  await page.goBack();
  await expect(heading(page, 'Ready to Find Your Match?')).toBeVisible();
  await expect(page).toHaveURL('/register');
  await page.goForward();
  await expect(heading(page, 'Ready to Find Your Match?')).toBeVisible();
});

test('a reload keeps the step and its values, and asks again for values that are never stored', async ({
  page,
}) => {
  await start(page);
  await fillPersonal(page);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel(registerCopy.fields.city)).toHaveValue('Kigali');
  await expect(page.getByLabel(registerCopy.date.year)).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  const notice = page.getByText(registerCopy.notSaved);
  await expect(notice, 'on the step that needs them').toBeVisible();
  expect(await getTraces(page)).not.toContain(SENTINEL);
  expect(
    await page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage)),
  ).not.toContain('1996');

  await toStep6(page);
  await page.getByRole('link', { name: /^Change.*Appearance/ }).click();
  await page.getByLabel(registerCopy.fields.religion).selectOption('Spiritual');
  await page.reload();
  await waitForHydration(page);
  await expect(heading(page, 'Appearance & Lifestyle')).toBeVisible();
  await expect(page.getByLabel(registerCopy.fields.religion)).toHaveValue('Spiritual');
  await expect(notice, 'and on later ones, with a link').toBeVisible();
  await expect(
    page.getByRole('link', { name: registerCopy.answers.passwordAction }),
  ).toHaveAttribute('href', '/register?step=1');
  await next(page);
  await agree(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(
    page.getByRole('heading', { name: 'Please fill out all required fields to continue.' }),
  ).toBeVisible();
  await fillBirthDate(page);
  await page.getByRole('link', { name: registerCopy.reasons.password }).click();
  await page.keyboard.type(SENTINEL);
  await page.getByLabel(registerCopy.fields.confirmPassword, { exact: true }).fill(SENTINEL);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Spiritual')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: registerCopy.result.title })).toBeVisible();
});

test('an invalid email address and phone number each show an error and block the step', async ({
  page,
}) => {
  await start(page);
  await fillPersonal(page);
  await page.getByLabel('Email').fill('a@b');
  await page.getByLabel(registerCopy.fields.phoneNumber).fill('abc');
  await page.getByLabel('Password', { exact: true }).fill('x');
  await page.getByLabel(registerCopy.fields.confirmPassword, { exact: true }).fill('x');
  await next(page);
  await expect(page.getByRole('heading', { name: registerCopy.faulty })).toBeVisible();
  for (const name of [
    'Please enter a valid email address',
    /^Enter a phone number of 5 to 15 digits/,
  ]) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await expect(heading(page, 'Personal Information')).toBeVisible();
});

test('Back and Forward move through the steps and keep their values', async ({ page }) => {
  await start(page);
  await fillPersonal(page);
  await next(page);
  await page.getByLabel(registerCopy.fields.smoking).selectOption('Occasionally');
  await next(page);
  await expect(heading(page, 'Education & Career')).toBeFocused();

  await page.goBack();
  await expect(heading(page, 'Appearance & Lifestyle')).toBeFocused();
  await expect(page.getByLabel(registerCopy.fields.smoking)).toHaveValue('Occasionally');
  await page.goBack();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(SENTINEL);
  await page.goForward();
  await page.goForward();
  await expect(heading(page, 'Education & Career')).toBeVisible();
  await expect(page).toHaveTitle(/^Step 3 of 6/);

  await page.getByRole('banner').getByRole('link', { name: aboutUsCopy.title }).click();
  await expect(page).toHaveURL('/about-us');
  await page.goBack();
  await expect(heading(page, 'Education & Career')).toBeVisible();

  await open(page, '/register?step=6');
  await expect(page).toHaveURL('/register?step=3');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/register?step=2');
  await expect(page.getByLabel(registerCopy.fields.smoking)).toHaveValue('Occasionally');
});

test('Next runs the browser’s own email validation first', async ({ page }) => {
  await start(page);
  await fillPersonal(page);
  await page.getByRole('textbox', { name: 'Email' }).fill('aline');
  await next(page);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page).toHaveURL('/register?step=1');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the calendar loads on demand, complies with the content policy and fills in the date', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await start(page);
  expect(scripts.filter((url) => url.includes('BirthCalendar'))).toEqual([]);
  await page.getByRole('button', { name: registerCopy.date.open }).click();
  await page.getByRole('combobox', { name: 'Choose the Year' }).selectOption('1996');
  await page.getByRole('combobox', { name: 'Choose the Month' }).selectOption('March');
  await page.getByRole('button', { name: /14\w* March 1996/ }).click();
  await expect(page.getByLabel(registerCopy.date.day)).toHaveValue('14');
  await expect(page.getByRole('button', { name: registerCopy.date.open })).toBeFocused();
  expect(scripts.filter((url) => url.includes('BirthCalendar')).length).toBeGreaterThan(0);
});

test('without the calendar the date can still be typed', async ({ page, pageErrors }) => {
  pageErrors.allow(/Failed to load resource|net::ERR/);
  await page.route(/BirthCalendar/, (route) => route.abort());
  await start(page);
  await page.getByRole('button', { name: registerCopy.date.open }).click();
  await expect(page.getByText(registerCopy.date.failed)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel(registerCopy.date.day).fill('14');
  await expect(page.getByLabel(registerCopy.date.day)).toHaveValue('14');
});

test('a file that isn’t a photo is rejected by name, and other answers are kept', async ({
  page,
}) => {
  await start(page);
  await toStep6(page);
  const photo = page.getByLabel(registerCopy.photo.choose);
  const files = [
    ['empty.png', Buffer.alloc(0), /empty/],
    ['large.png', Buffer.alloc(11 * 1024 * 1024, 1), /larger than 10 MB/],
    ['program.png', Buffer.from('MZ\u0090\u0000'), /isn’t a JPEG/],
    [
      'me.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /isn’t a JPEG/,
    ],
  ] as const;
  for (const [name, buffer, reason] of files) {
    await photo.setInputFiles({ name, mimeType: 'image/png', buffer });
    await expect(
      page.getByRole('group', { name: registerCopy.fields.profilePhoto }).getByRole('status'),
    ).toHaveText(reason);
  }
  await expect(page.getByText('aline@example.com')).toBeVisible();
});

test('login reports what happened and stores no password', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', async (message) => {
    lines.push(message.text());
    for (const value of message.args())
      lines.push(JSON.stringify(await value.jsonValue().catch(() => null)));
  });
  await open(page, '/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(
    page.getByRole('heading', { name: 'Please enter both email and password.' }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('aline@example.com');
  await page.getByLabel('Password', { exact: true }).fill(SENTINEL);
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Login Functionality' });
  await expect(modal).toContainText(
    'Login is not yet implemented. Data has been logged to the console.',
  );
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toHaveCount(0);
  expect(lines.join('\n')).toContain('aline@example.com');
  expect(`${lines.join('\n')}\n${await getTraces(page)}`).not.toContain(SENTINEL);
  await page
    .getByRole('navigation', { name: accountCopy.toggle })
    .getByRole('link', { name: 'Register' })
    .click();
  await expect(heading(page, 'Ready to Find Your Match?')).toBeFocused();
});

/** Sets a field's value past its limit, as a script, a password manager or a restored page can. */
const setValue = (field: Locator, text: string) =>
  field.evaluate((input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

const HUGE = ['a', '.', 'a@', '@', 'a.', '-', '7', 'a@a.', 'a '].map(
  (part) => `${part.repeat(100_000 / part.length)}x`,
);

/** In milliseconds, until the message appears. */
const getResponseTime = async (page: Page, message: Locator, submit: () => Promise<void>) => {
  const start = Date.now();
  await submit();
  await expect(message).toBeVisible({ timeout: 2000 });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return Date.now() - start;
};

test('a huge email address shows the usual error quickly and isn’t truncated', async ({ page }) => {
  const email = page.getByRole('textbox', { name: 'Email' });
  for (const text of HUGE) {
    await open(page, '/login');
    await setValue(email, text);
    await page.getByLabel('Password', { exact: true }).fill(SENTINEL);
    const error = page.getByRole('heading', { name: 'Please enter a valid email address' });
    const time = await getResponseTime(page, error, () =>
      page.getByRole('button', { name: 'Sign In' }).click(),
    );
    expect(time, `for ${text.slice(0, 8)}`).toBeLessThan(2000);
    expect((await email.inputValue()).length).toBe(text.length);
  }
  await start(page);
  for (const text of HUGE) {
    await fillPersonal(page);
    await setValue(email, text);
    const error = page.getByRole('link', {
      name: `Please keep this to ${LIMITS.email} characters`,
    });
    expect(
      await getResponseTime(page, error, () => next(page)),
      `for ${text.slice(0, 8)}`,
    ).toBeLessThan(2000);
    expect((await email.inputValue()).length).toBe(text.length);
  }
});

test('a huge pasted text is cut only where it is still reported', async ({ page }) => {
  await open(page, '/login');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.focus();
  await page.evaluate(() => document.execCommand('insertText', false, 'a'.repeat(100_000)));
  await expect(email).toHaveValue('a'.repeat(LIMITS.paste));
});

test('every step fits and is accessible at 320 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await start(page);
  await fillPersonal(page);
  for (let step = 1; step <= 6; step += 1) {
    await expect(page).toHaveURL(`/register?step=${step}`);
    expect(await getHorizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    if (step < 6) await next(page);
  }
});
