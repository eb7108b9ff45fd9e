import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { expect, test } from 'playwright/test';

import { STORYBOOK } from './storybook';

const pattern = process.env['IRU_STORIES'];

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly tags: readonly string[];
}

const { entries } = JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Entry>>;
};
const stories = Object.values(entries).filter(
  ({ id, type, tags }) =>
    type === 'story' && (pattern ? id.includes(pattern) : tags.includes('sheet')),
);

for (const { id } of stories)
  for (const theme of ['light', 'dark'])
    for (const width of [1280, 360])
      test(`${id}, ${theme}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 640 });
        // The accessibility addon would look at each picture too.
        const globals = `theme:${theme};a11y.manual:!true`;
        await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
        await expect(page.locator('body.sb-show-main')).toBeVisible();
        await expect(page.locator('#storybook-root')).not.toBeEmpty();
        await expect(page).toHaveScreenshot(`${id}-${theme}-${width}.png`, { fullPage: true });
      });
