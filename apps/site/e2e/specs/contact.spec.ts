import { emailHref, phoneHref } from '@iru/features/brand';
import { contactCopy } from '@iru/features/pages/contact/copy';
import { expect, getHorizontalOverflow, open, test } from '../support/site';

const DEPARTMENTS = [
  ['Safety', 'safety'],
  ['Billing', 'billing'],
  ['Support', 'technical'],
  ['Partnerships', 'partnership'],
  ['Press', 'press'],
] as const;

test('choosing a department keeps the typed text and scrolls to the form', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel(contactCopy.form.firstName).fill('Aline');
  await page.getByLabel(contactCopy.form.lastName).fill('Uwase');
  await page.getByLabel('Email').fill('aline@example.rw');
  for (const [name, subject] of DEPARTMENTS) {
    await page.getByRole('link', { name: `Write to ${name}` }).click();
    await expect(page).toHaveURL(`/contact?subject=${subject}`);
    await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue(subject);
    await expect(page.getByRole('heading', { name: contactCopy.form.heading })).toBeFocused();
    await expect(page.getByRole('heading', { name: contactCopy.form.heading })).toBeInViewport();
  }
  await expect(page.getByLabel(contactCopy.form.firstName)).toHaveValue('Aline');
  await expect(page.getByLabel(contactCopy.form.lastName)).toHaveValue('Uwase');
  await expect(page.getByLabel('Email')).toHaveValue('aline@example.rw');
});

test('going back returns to the previous department', async ({ page }) => {
  await open(page, '/contact?subject=press');
  await page.getByRole('link', { name: 'Write to Billing' }).click();
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('billing');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('press');
});

test('other contact details are links, and social links open safely', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+250 700 000 000' })).toHaveAttribute(
    'href',
    phoneHref,
  );
  await expect(main.getByRole('link', { name: 'hello@iru.example' })).toHaveAttribute(
    'href',
    emailHref,
  );
  for (const number of ['112', '912', '113']) {
    await expect(main.getByRole('link', { name: number, exact: true })).toHaveAttribute(
      'href',
      `tel:${number}`,
    );
  }
  for (const name of [/^X\b/, /^Instagram/, /^LinkedIn/]) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('the contact page fits a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/contact?subject=safety');
  expect(await getHorizontalOverflow(page)).toBe(0);
});
