import { offlineCopy as copy } from '@iru/features/parts/offline/copy';
import { PATHS } from '@iru/features/paths';
import type { Page } from 'playwright/test';

import { expect, open } from './site';

/** The switch that keeps the safety pages. */
export const getSwitch = (page: Page) => page.getByRole('switch', { name: copy.label });

export const toggle = async (page: Page, message: string): Promise<void> => {
  await getSwitch(page).click();
  await expect(page.getByText(message)).toBeVisible();
};

/** Keeps the pages of a site. */
export const keep = async (page: Page, url: string, path: string = PATHS.settings) => {
  await open(page, url + path);
  await toggle(page, copy.on);
};

/** The number of our caches and of registrations. */
export const readTraces = (page: Page) =>
  page.evaluate(async () => [
    (await caches.keys()).filter((name) => name.startsWith('iru-')).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
