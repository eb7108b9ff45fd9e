// Proves SWIPE-1.
import type { CDPSession, Page } from 'playwright/test';

import { expect, open, test } from '../support/site';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Pixels per second, from a slow drag to the fastest flick. */
const SPEEDS = [120, 700, 3000];
/** In pixels, far enough for a decision. */
const FAR = 140;
const FRAME_MS = 16;

type Kind = 'finger' | 'pen' | 'mouse';
type At = readonly [x: number, y: number];

const card = (page: Page) => page.getByRole('group', { name: 'Profile of Divine, 24' });
const middleOf = async (page: Page): Promise<At> => {
  const box = await card(page).boundingBox();
  if (!box) throw new Error('The deck shows no card.');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** A pointer on the card: presses, moves and releases as the device would report it. */
const handOf = (session: CDPSession, kind: Kind) => {
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: At) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ x: at[0], y: at[1], id: 1 }] : [],
    });
  const pointer = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', [x, y]: At) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      pointerType: kind === 'pen' ? 'pen' : 'mouse',
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  return {
    down: (at: At) => (kind === 'finger' ? finger('touchStart', at) : pointer('mousePressed', at)),
    move: (at: At) => (kind === 'finger' ? finger('touchMove', at) : pointer('mouseMoved', at)),
    up: (at: At) => (kind === 'finger' ? finger('touchEnd') : pointer('mouseReleased', at)),
  };
};

for (const kind of ['finger', 'pen', 'mouse'] as const) {
  test(`a card can be swiped at any speed, by ${kind}`, async ({ page, context }) => {
    await open(page, '/swipe');
    const hand = handOf(await context.newCDPSession(page), kind);
    const undo = page.getByRole('button', { name: /^Undo/ });
    for (const speed of SPEEDS) {
      const [x, y] = await middleOf(page);
      await hand.down([x, y]);
      const start = performance.now();
      for (let moved = 0; moved < FAR;) {
        moved = Math.min(FAR, ((performance.now() - start + FRAME_MS) * speed) / 1000);
        await hand.move([x + moved, y]);
      }
      await hand.up([x + FAR, y]);
      await expect(
        page.getByText('You liked Divine. Next: Thierry, 29.'),
        `${speed} px/s`,
      ).toBeVisible();
      await undo.click();
      await expect(card(page)).toBeVisible();
    }
    // The fastest flick decides nothing if it's too short.
    const [x, y] = await middleOf(page);
    await hand.down([x, y]);
    for (const dx of [20, 50, 60]) await hand.move([x + dx, y]);
    await hand.up([x + 60, y]);
    await expect(card(page)).toHaveCSS('transform', 'none');
    await expect(undo).toBeDisabled();
  });
}

test('a second finger neither decides nor takes over the card', async ({ page, context }) => {
  await open(page, '/swipe');
  const session = await context.newCDPSession(page);
  const [x, y] = await middleOf(page);
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: At[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(([px, py], id) => ({ x: px, y: py, id: id + 1 })),
    });
  // Pinching zooms the page, as everywhere.
  await fingers('touchStart', [x - 20, y]);
  await fingers('touchStart', [x - 20, y], [x + 20, y]);
  for (const spread of [40, 80, 120]) await fingers('touchMove', [x - spread, y], [x + spread, y]);
  await fingers('touchEnd', [x + 120, y]);
  await fingers('touchEnd');
  await expect(card(page)).toHaveCSS('transform', 'none');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
});
