// Every documentation page, one after the other: it can be read to its end, in the theme of the toolbar.
import { entries, expect, test, turnTo, unexpected } from './built-storybook';

/** In CSS pixels: a page that is longer is not read. */
const LONGEST = 12_000;

/** What a page shows of itself, measured in one go. */
interface Seen {
  readonly theme: string | undefined;
  readonly canvas: string;
  readonly overflow: number;
  readonly height: number;
  readonly openDialogs: number;
  readonly isLocked: boolean;
  readonly doubledIds: readonly string[];
  readonly frames: readonly { readonly id: string; readonly theme: string | undefined; readonly canvas: string }[];
}

for (const { id, title } of entries.filter(({ type }) => type === 'docs')) {
  test(`${title} (${id})`, async ({ reader: { page, takeComplaints } }) => {
    takeComplaints();
    await page.setViewportSize({ width: 1280, height: 900 });
    await turnTo(page, { storyId: id, viewMode: 'docs' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // The frames that are in view begin one after the other.
    const settled = () => expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 30_000 });
    const look = (): Promise<Seen> =>
      page.evaluate(() => {
        const root = document.documentElement;
        const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
        const frames = [...document.querySelectorAll('iframe')].flatMap((frame) => {
          const shown = frame.contentDocument;
          return shown?.body?.classList.contains('sb-show-main')
            ? [{ id: frame.title, theme: shown.documentElement.dataset['theme'], canvas: getComputedStyle(shown.body).backgroundColor }]
            : [];
        });
        return {
          theme: root.dataset['theme'],
          canvas: getComputedStyle(document.body).backgroundColor,
          overflow: Math.max(0, root.scrollWidth - root.clientWidth),
          height: root.scrollHeight,
          openDialogs: document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]').length,
          isLocked: getComputedStyle(document.body).overflow === 'hidden' || document.body.hasAttribute('data-scroll-locked'),
          doubledIds: ids.filter((each, index) => ids.indexOf(each) !== index),
          frames,
        };
      });

    await settled();
    const announced = await page.evaluate(() =>
      [...document.querySelectorAll('iframe')].flatMap(({ contentWindow }) => {
        const preview = (contentWindow as unknown as {
          __STORYBOOK_PREVIEW__?: { currentRender?: { story?: { parameters: { expectedConsole?: RegExp[] } } } };
        }).__STORYBOOK_PREVIEW__;
        return (preview?.currentRender?.story?.parameters.expectedConsole ?? []).map(({ source }) => source);
      }),
    );
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((next) => {
        void (globalThis as unknown as { __STORYBOOK_PREVIEW__: { onUpdateGlobals: (change: object) => Promise<void> } })
          .__STORYBOOK_PREVIEW__.onUpdateGlobals({ globals: { theme: next } });
      }, theme);
      await expect.poll(async () => (await look()).theme).toBe(theme);
      await expect.poll(async () => (await look()).frames.filter((frame) => frame.theme !== theme)).toEqual([]);
      const seen = await look();
      expect(seen.frames.filter(({ canvas }) => canvas !== seen.canvas)).toEqual([]);
      expect(seen).toMatchObject({ overflow: 0, openDialogs: 0, isLocked: false, doubledIds: [] });
      expect(seen.height).toBeLessThan(LONGEST);
    }
    expect(unexpected(takeComplaints(), announced)).toEqual([]);
  });
}
