// Proves REG-1, and BOOK-2 for the ID number.
import { aboutUsCopy } from '@iru/features/pages/about-us/copy';
import { forgotPasswordCopy } from '@iru/features/pages/forgot-password/copy';
import { meetingBookingCopy } from '@iru/features/pages/meeting-booking/copy';
import { registerCopy } from '@iru/features/pages/register/registration-copy';
import { signInCopy } from '@iru/features/pages/user/sign-in-copy';
import { KEYS } from '@iru/features/platform/keys';
import type { Page, Request } from 'playwright/test';

import { fillRegistration, PASSWORD as SENTINEL, startRegistration } from '../support/registration';
import {
  expect,
  getHeading,
  getTraces,
  open,
  readStored,
  recordRequests,
  reload,
  test,
} from '../support/site';

const ID_NUMBER = '1199880012345678';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

const start = async (page: Page) => {
  await startRegistration(page);
  await expect(page).toHaveURL('/register?step=1');
  await expect(getHeading(page, 'Personal Information')).toBeFocused();
};

const toStep6 = async (page: Page) => {
  await fillRegistration(page);
  for (const name of [
    'Appearance & Lifestyle',
    'Education & Career',
    'What Are You Looking For?',
    'Ideal Match Preferences',
    'Profile Photo & Consent',
  ]) {
    await next(page);
    await expect(getHeading(page, name)).toBeFocused();
  }
};

const agree = async (page: Page) => {
  await page.getByLabel(registerCopy.fields.agreedToTerms).check();
  await page.getByLabel(registerCopy.fields.agreedToCommunity).check();
};

const recordLogs = (page: Page): readonly string[] => {
  const lines: string[] = [];
  page.on('console', async (message) => {
    lines.push(message.text());
    for (const value of message.args())
      lines.push(JSON.stringify(await value.jsonValue().catch(() => null)));
  });
  return lines;
};

const textOf = (request: Request) => `${request.url()} ${request.postData() ?? ''}`;

test('registration can be completed and leaves no secret anywhere', async ({ page }) => {
  const lines = recordLogs(page);
  const requests = recordRequests(page);
  await start(page);
  await expect(page).toHaveTitle(/^Step 1 of 6: Personal Information/);
  const isCalendar = (request: Request) => request.url().includes('BirthCalendar');
  expect(requests.filter(isCalendar)).toEqual([]);
  await page.getByRole('button', { name: registerCopy.date.open }).click();
  await page.getByRole('combobox', { name: 'Choose the Year' }).selectOption('1995');
  await page.getByRole('combobox', { name: 'Choose the Month' }).selectOption('March');
  await page.getByRole('button', { name: /14\w* March 1995/ }).click();
  await expect(page.getByLabel(registerCopy.date.day)).toHaveValue('14');
  expect(requests.filter(isCalendar).length).toBeGreaterThan(0);
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
  await expect(getHeading(page, 'Welcome, Aline')).toBeFocused();
  await expect(page).toHaveURL('/register?step=done');

  expect(
    lines.filter((line) => line.startsWith('Registration')),
    'logged once',
  ).toHaveLength(1);
  expect(lines.join('\n')).toContain('aline.u');
  expect(await readStored(page, KEYS.profile)).toMatchObject({
    username: 'aline.u',
    prefAgeRange: '18-60+',
  });
  for (const text of [await getTraces(page), lines.join('\n'), requests.map(textOf).join('\n')]) {
    expect(text).not.toContain(SENTINEL);
    expect(text).not.toContain('"1996"');
  }
  expect(requests.filter((request) => request.method() !== 'GET')).toEqual([]);

  await reload(page);
  await expect(getHeading(page, 'Welcome, Aline')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Going back once skips the six completed steps and returns to where registration started.
  await page.goBack();
  await expect(getHeading(page, 'Ready to Find Your Match?')).toBeVisible();
  await expect(page).toHaveURL('/register');
  await page.goForward();
  await expect(getHeading(page, 'Ready to Find Your Match?')).toBeVisible();
});

test('a reload keeps the step and its values, and asks again for values that are never stored', async ({
  page,
}) => {
  await start(page);
  await fillRegistration(page);
  await reload(page);
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
  await reload(page);
  await expect(getHeading(page, 'Appearance & Lifestyle')).toBeVisible();
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
  await fillRegistration(page, ['dateOfBirth.day', 'dateOfBirth.month', 'dateOfBirth.year']);
  await page.getByRole('link', { name: registerCopy.reasons.password }).click();
  await page.keyboard.type(SENTINEL);
  await page.getByLabel(registerCopy.fields.confirmPassword, { exact: true }).fill(SENTINEL);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Spiritual')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: registerCopy.result.title })).toBeVisible();
});

test('Back and Forward move through the steps and keep their values', async ({ page }) => {
  await start(page);
  await fillRegistration(page);
  await next(page);
  await page.getByLabel(registerCopy.fields.smoking).selectOption('Occasionally');
  await next(page);
  await expect(getHeading(page, 'Education & Career')).toBeFocused();

  await page.goBack();
  await expect(getHeading(page, 'Appearance & Lifestyle')).toBeFocused();
  await expect(page.getByLabel(registerCopy.fields.smoking)).toHaveValue('Occasionally');
  await page.goBack();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(SENTINEL);
  await page.goForward();
  await page.goForward();
  await expect(getHeading(page, 'Education & Career')).toBeVisible();
  await expect(page).toHaveTitle(/^Step 3 of 6/);

  await page.getByRole('banner').getByRole('link', { name: aboutUsCopy.title }).click();
  await expect(page).toHaveURL('/about-us');
  await page.goBack();
  await expect(getHeading(page, 'Education & Career')).toBeVisible();

  await open(page, '/register?step=6');
  await expect(page).toHaveURL('/register?step=3');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/register?step=2');
  await expect(page.getByLabel(registerCopy.fields.smoking)).toHaveValue('Occasionally');
});

test('a password on the sign-in pages is neither stored nor logged, and an address for a new one isn’t kept', async ({
  page,
  pageErrors,
}) => {
  const lines = recordLogs(page);
  const password = page.getByLabel('Password', { exact: true });
  await open(page, '/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('aline@example.com');
  await password.fill(SENTINEL);
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Login Functionality' });
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toHaveCount(0);
  expect(lines.join('\n')).toContain('aline@example.com');
  expect(await getTraces(page)).not.toContain(SENTINEL);

  await open(page, '/user');
  await page.getByLabel('Email').fill('aline@example.com');
  await password.fill(SENTINEL);
  await page.getByRole('button', { name: signInCopy.showPassword }).click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).dblclick();
  await expect(page.getByText('your password wasn’t sent')).toBeVisible();
  await expect(password).toHaveValue('');
  expect(lines.filter((line) => line.startsWith('Sign in'))).toHaveLength(1);
  expect(await getTraces(page)).not.toContain(SENTINEL);

  await page.getByRole('link', { name: signInCopy.forgot }).click();
  await expect(getHeading(page, forgotPasswordCopy.heading)).toBeFocused();
  // A password typed by mistake isn't an email address and stays only in its field.
  await page.getByLabel('Email').fill(SENTINEL);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('link', { name: 'Please enter a valid email address' }),
  ).toBeVisible();
  await page.getByLabel('Email').fill('aline@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: forgotPasswordCopy.done.heading })).toBeFocused();
  expect(await getTraces(page)).not.toContain(SENTINEL);
  expect([...lines, ...pageErrors.recorded].join('\n')).not.toContain(SENTINEL);
});

test('a booking request is shown with a masked ID number, which is neither stored nor sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests = recordRequests(page);
  const { fields } = meetingBookingCopy.form;
  await open(page, '/meeting-booking');
  await page.getByLabel(fields.fullName).fill('Aline Uwase');
  await page.getByLabel(fields.idNumber).fill(ID_NUMBER);
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  const dialog = page.getByRole('alertdialog', { name: meetingBookingCopy.result.title });
  await expect(dialog).toContainText('"idNumber": "••••••••••••••78"');
  expect(await page.content()).not.toContain(ID_NUMBER);
  await dialog.getByRole('button', { name: meetingBookingCopy.result.copy }).click();
  await expect(dialog.getByText(meetingBookingCopy.result.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain(ID_NUMBER);
  await dialog.getByRole('button', { name: meetingBookingCopy.result.reveal }).click();
  await expect(dialog).toContainText(ID_NUMBER);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(
    [await page.content(), stored, page.url(), ...requests.map(textOf)].join('\n'),
  ).not.toContain(ID_NUMBER);
});
