// Pictures of the stories as they rest, in both themes and two widths; `npm run visual` says of which and where to.
import { join } from 'node:path';
import process from 'node:process';

import type { Page } from 'playwright/test';

import { BEHAVIOUR } from '../behaviour-tag';
import { entries, test, turnToolbar, turnTo } from '../e2e/built-storybook';
import { JOURNEY } from '../journey-tag';

const folder = process.env['IRU_PICTURES'] ?? '';
const wanted = new RegExp(process.env['IRU_STORIES'] ?? '', 'i');
const tag = process.env['IRU_TAG'];

const THEMES = ['light', 'dark'] as const;
/** In CSS pixels; low, because the picture grows with the story. */
const VIEWS = [
  { width: 1280, height: 640 },
  { width: 360, height: 640 },
] as const;
/** Pictures are not checked: axe would look at each, and wait ten seconds for a film that does not come. */
const CONDITIONS = 'a11y.manual:!true';
/** Shares of the work, one for each worker. */
const SHARES = 2;

const stories = entries.filter(
  ({ id, type, tags, title, name }) =>
    type === 'story' &&
    ![BEHAVIOUR, JOURNEY].some((each) => tags.includes(each)) &&
    (!tag || tags.includes(tag)) &&
    wanted.test(`${id} ${title} ${name}`),
);

/** Resolves when fonts and pictures are there and two frames in a row have the same layout. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((image) => image.decode().catch(() => {})),
    );
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const layout = () =>
      [...document.querySelectorAll('body *')]
        .map((part) => part.getBoundingClientRect().toJSON() as object)
        .map((box) => JSON.stringify(box))
        .join('');
    for (let last = '', now = layout(), count = 0; last !== now && count < 120; count += 1) {
      await frame();
      await frame();
      last = now;
      now = layout();
    }
  });

for (let share = 0; share < SHARES; share += 1) {
  test(`pictures, share ${share + 1} of ${SHARES}`, async ({ reader: { page } }) => {
    // Nothing moves in a picture, and nothing asks whether it may; a film, which comes when it comes, leaves its poster.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.context().route(/\.(?:mp4|webm)$/, (route) => route.abort());
    for (const { id } of stories.filter((_, index) => index % SHARES === share)) {
      await page.setViewportSize(VIEWS[0]);
      await turnTo(page, { storyId: id, viewMode: 'story' }, CONDITIONS);
      for (const theme of THEMES) {
        await turnToolbar(page, { theme });
        for (const view of VIEWS) {
          await page.setViewportSize(view);
          await untilStill(page);
          await page.screenshot({
            path: join(folder, `${id}--${theme}-${view.width}.png`),
            fullPage: true,
            animations: 'disabled',
            caret: 'hide',
          });
        }
      }
    }
  });
}
