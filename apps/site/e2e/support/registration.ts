import { registerCopy } from '@iru/features/pages/register/registration-copy';
import { PATHS } from '@iru/features/paths';
import type { Page } from 'playwright/test';

import { open } from './site';

export const PASSWORD = 'zebra-lantern-4711';

/** The answers of the first step that are typed, by the name of the field. */
export const ANSWERS = {
  firstName: 'Aline',
  lastName: 'Uwase',
  username: 'aline.u',
  'dateOfBirth.day': '14',
  'dateOfBirth.month': '3',
  'dateOfBirth.year': '1996',
  email: 'aline@example.com',
  phoneNumber: '+250 788 123 456',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  country: 'Rwanda',
  city: 'Kigali',
  nationality: 'Rwandan',
};
type Field = keyof typeof ANSWERS;

export const startRegistration = async (page: Page): Promise<void> => {
  await open(page, PATHS.register);
  await page.getByRole('button', { name: registerCopy.start }).click();
};

/** Fills the first step of the registration, or only some of its fields. */
export const fillRegistration = async (page: Page, fields?: readonly Field[]): Promise<void> => {
  for (const name of fields ?? (Object.keys(ANSWERS) as Field[]))
    await page.locator(`[name="${name}"]`).fill(ANSWERS[name]);
  if (fields) return;
  for (const name of ['gender', 'status'])
    await page.locator(`[name="${name}"]`).selectOption({ index: 1 });
};
