// The toolbars of a visitor's conditions, and the sheets: the size of text, long words and the direction, on a story and on a documentation
// page; a play reads the words as they are.
import { expect, test, turnTo, turnToolbar } from './built-storybook';

const BUTTON = 'components-actions-button--default';
const WITH_PLAY = 'components-actions-button--press-and-keys';
const CONDITIONS = 'textSize:size-200;words:long;direction:rtl;a11y.manual:!true';
const AS_IT_IS = { textSize: 'size-100', words: 'own', direction: 'ltr' };

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

test('a story stands in the conditions of the toolbar, and as it is again afterwards', async ({
  reader: { page },
}) => {
  await page.goto('about:blank');
  await turnTo(page, { storyId: BUTTON, viewMode: 'story' }, CONDITIONS);
  const button = page.getByRole('button');
  await expect(button).toHaveText('Getgetgetgetget startedstarted');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const large = await button.evaluate(sizeOf);

  await turnToolbar(page, AS_IT_IS);
  await expect(button).toHaveText('Get started');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(large).toBeCloseTo(2 * (await button.evaluate(sizeOf)), 1);
});

test('a play finds its words in a story that is shown with long ones', async ({
  reader: { page },
}) => {
  await page.goto('about:blank');
  await turnTo(page, { storyId: BUTTON, viewMode: 'story' }, CONDITIONS);
  expect(await turnTo(page, { storyId: WITH_PLAY, viewMode: 'story' })).toEqual([]);
  await expect(page.getByRole('button')).toHaveText(/^Getget/);
});

test('a sheet shows a control under the pointer and with the focus', async ({
  reader: { page },
}) => {
  await page.goto('about:blank');
  await turnTo(page, { storyId: 'components-actions-button--sheet', viewMode: 'story' });
  const lookOf = (name: string) =>
    page
      .getByRole('row', { name: /primary, md/ })
      .first()
      .getByRole('button')
      .nth(['rest', 'hover', 'focus'].indexOf(name))
      .evaluate((button) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(button);
        return { backgroundColor, outlineStyle };
      });
  const rest = await lookOf('rest');
  expect(rest.outlineStyle).toBe('none');
  await expect.poll(() => lookOf('hover')).not.toEqual(rest);
  await expect.poll(() => lookOf('focus')).toEqual({ ...rest, outlineStyle: 'solid' });
});

test('a frame of a documentation page follows', async ({ reader: { page } }) => {
  await page.goto('about:blank');
  await turnTo(page, { storyId: 'components-feedback-badge--docs', viewMode: 'docs' }, CONDITIONS);
  const frame = page.frameLocator('[data-story-frame] iframe').first();
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(frame.getByText('Verifiedverified')).toBeVisible();
  await turnToolbar(page, AS_IT_IS);
  await expect(frame.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(frame.getByText('Verified', { exact: true })).toBeVisible();
  await page.goto('about:blank');
});
