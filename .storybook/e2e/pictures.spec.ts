// Draws every sheet and page in both themes. Run by `npm run pictures`, first on the merge base and then on the change.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { expect, test } from 'playwright/test';

import { SHEET } from '../tags';

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

const { entries } = JSON.parse(
  readFileSync(join(process.env['IRU_STORYBOOK'] ?? '', 'index.json'), 'utf8'),
) as { entries: Record<string, Entry> };
const stories = Object.values(entries).filter(({ type }) => type === 'story');
/** A sheet, or the first state of a page. */
const isDrawn = ({ importPath, tags }: Entry, at: number) =>
  tags.includes(SHEET) ||
  (/\/pages\/.+Page\.stories/.test(importPath) &&
    stories.findIndex((story) => story.importPath === importPath) === at);

for (const { id, title } of stories.filter(isDrawn)) {
  for (const theme of ['light', 'dark'])
    test(`${title}, ${theme}`, async ({ page }) => {
      await page.goto(`./iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`);
      await expect(page.locator('body.sb-show-main')).toBeVisible();
      await expect(page).toHaveScreenshot(`${id}-${theme}.png`, { fullPage: true });
    });
}
