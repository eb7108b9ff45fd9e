import { messagesCopy } from '@iru/features/pages/messages/copy';
import { PATHS } from '@iru/features/paths';
import { KEYS } from '@iru/features/platform/keys';

import { expect, fillStorage, open, test } from '../support/site';

test.use({ viewport: { width: 360, height: 740 } });

test('a portrait and the coins of a package move to where they appear next, unless motion is reduced', async ({
  page,
}) => {
  await fillStorage(page, {
    [KEYS.threads]:
      '[{"id":"s2","name":"Thierry","last":"Say hi!"},{"id":"s1","name":"Divine","last":"Say hi!"}]',
  });
  await page.addInitScript(() => {
    const moved: string[][] = [];
    Object.assign(globalThis, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const groups = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        moved.push(
          ['face', 'coins'].filter((name) => groups.some((of) => of.includes(`(${name})`))),
        );
      });
      return transition;
    };
  });
  /** The named elements that moved in each transition of the open page. */
  const getMoved = () =>
    page.evaluate(() => (globalThis as unknown as { moved: string[][] }).moved);
  const row = page
    .getByRole('navigation', { name: messagesCopy.list })
    .getByRole('button', { name: /^Divine/ });
  const buy = page.getByRole('button', { name: 'Buy Premium' });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, PATHS.messages);
  await row.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Divine' })).toBeFocused();
  await expect.poll(getMoved).toEqual([['face']]);
  // The new screen reacts while the old one is still fading.
  await page.getByRole('button', { name: messagesCopy.back }).click();
  await expect(row).toBeFocused();
  await expect.poll(getMoved).toEqual([['face'], ['face']]);

  await open(page, PATHS.pricing);
  const fetched = page.waitForResponse(/ConnectedPurchase/);
  await buy.hover();
  await (await fetched).finished();
  await buy.click();
  await expect.poll(getMoved).toEqual([['coins']]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, button] of [
    [PATHS.messages, row],
    [PATHS.pricing, buy],
  ] as const) {
    await open(page, path);
    await button.press('Enter');
    await expect(button).toBeHidden();
    expect(await getMoved()).toEqual([]);
  }
});
