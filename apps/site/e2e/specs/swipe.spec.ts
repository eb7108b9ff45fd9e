// Proves SWIPE-1.
import type { CDPSession, Page } from 'playwright/test';

import { expect, open, test } from '../support/site';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

/** Pixels per second, from a slow drag to the fastest flick. */
const SPEEDS = [120, 700, 3000];
/** In pixels, past the swipe threshold. */
const DISTANCE = 140;
const FRAME_MS = 16;

type PointerKind = 'touch' | 'pen' | 'mouse';
type Point = readonly [x: number, y: number];

const card = (page: Page) => page.getByRole('group', { name: 'Profile of Divine, 24' });
const getCentre = async (page: Page): Promise<Point> => {
  const box = await card(page).boundingBox();
  if (!box) throw new Error('The deck shows no card.');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Dispatches trusted input events. */
const createPointer = (session: CDPSession, kind: PointerKind) => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ x: at[0], y: at[1], id: 1 }] : [],
    });
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', [x, y]: Point) =>
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
    down: (at: Point) => (kind === 'touch' ? touch('touchStart', at) : mouse('mousePressed', at)),
    move: (at: Point) => (kind === 'touch' ? touch('touchMove', at) : mouse('mouseMoved', at)),
    up: (at: Point) => (kind === 'touch' ? touch('touchEnd') : mouse('mouseReleased', at)),
  };
};

for (const kind of ['touch', 'pen', 'mouse'] as const) {
  test(`a card can be swiped at any speed, by ${kind}`, async ({ page, context }) => {
    await open(page, '/swipe');
    const pointer = createPointer(await context.newCDPSession(page), kind);
    const undo = page.getByRole('button', { name: /^Undo/ });
    for (const speed of SPEEDS) {
      const [x, y] = await getCentre(page);
      await pointer.down([x, y]);
      const start = performance.now();
      for (let moved = 0; moved < DISTANCE;) {
        moved = Math.min(DISTANCE, ((performance.now() - start + FRAME_MS) * speed) / 1000);
        await pointer.move([x + moved, y]);
      }
      await pointer.up([x + DISTANCE, y]);
      await expect(
        page.getByText('You liked Divine. Next: Thierry, 29.'),
        `${speed} px/s`,
      ).toBeVisible();
      await undo.click();
      await expect(card(page)).toBeVisible();
    }
    // A flick that is too short decides nothing.
    const [x, y] = await getCentre(page);
    await pointer.down([x, y]);
    for (const dx of [20, 50, 60]) await pointer.move([x + dx, y]);
    await pointer.up([x + 60, y]);
    await expect(card(page)).toHaveCSS('transform', 'none');
    await expect(undo).toBeDisabled();
  });
}

test('a second finger neither decides nor takes over the card', async ({ page, context }) => {
  await open(page, '/swipe');
  const session = await context.newCDPSession(page);
  const [x, y] = await getCentre(page);
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(([px, py], id) => ({ x: px, y: py, id: id + 1 })),
    });
  // A pinch.
  await fingers('touchStart', [x - 20, y]);
  await fingers('touchStart', [x - 20, y], [x + 20, y]);
  for (const spread of [40, 80, 120]) await fingers('touchMove', [x - spread, y], [x + spread, y]);
  await fingers('touchEnd', [x + 120, y]);
  await fingers('touchEnd');
  await expect(card(page)).toHaveCSS('transform', 'none');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
});
