// The network toolbar: a play holds in every network that its story is about, and the page says where it is about others.
import { BEHAVIOUR } from '../behaviour-tag';
import { entries, expect, test, turnTo } from './built-storybook';

const LAUNCHER = 'parts-assistant-launcher--';
const tests = entries
  .filter(({ id, tags }) => id.startsWith(LAUNCHER) && tags.includes(BEHAVIOUR))
  .map(({ id }) => id);

for (const network of ['slow', 'failing', 'offline']) {
  test(`the assistant's tests with the network ${network}`, async ({ reader: { page } }) => {
    await page.goto('about:blank');
    const isLeftOut = network !== 'slow';
    for (const storyId of tests) {
      expect(await turnTo(page, { storyId, viewMode: 'story' }, `network:${network}`)).toEqual([]);
      await expect(page.locator('[data-network-note]')).toHaveCount(isLeftOut ? 1 : 0);
    }
    expect(tests.length).toBeGreaterThan(3);

    await turnTo(page, { storyId: `${LAUNCHER}ready`, viewMode: 'story' });
    await expect(page.locator('[data-network-note]')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Your message' }).fill('How do I book a meeting?');
    await page.keyboard.press('Enter');
    await (
      isLeftOut
        ? page.getByRole('button', { name: 'Ask again' })
        : page.getByRole('link', { name: '/meeting-booking' })
    ).waitFor();

    await page.goto('about:blank');
  });
}
