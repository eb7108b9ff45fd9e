// Every documentation page, one after the other: it can be read to its end, in the theme of the toolbar.
import { entries, expect, test, turnTo, unexpected } from './built-storybook';

/** In CSS pixels: a page that is longer is not read. */
const LONGEST = 12_500;

/** In CSS pixels: low enough that one frame begins and the others wait; the stories themselves are proven elsewhere. */
const VIEW = { width: 1280, height: 480 };

/** In CSS pixels: what a frame that waits may still grow by. */
const GROWTH = 520;

/** What a page shows of itself, measured in one go. */
interface Seen {
  readonly theme: string | undefined;
  readonly canvas: string;
  readonly overflow: number;
  readonly height: number;
  readonly waiting: number;
  readonly openDialogs: number;
  readonly isLocked: boolean;
  readonly doubledIds: readonly string[];
  readonly frames: readonly {
    readonly id: string;
    readonly theme: string | undefined;
    readonly canvas: string;
  }[];
}

const THEMES = ['light', 'dark'] as const;
let before: readonly string[] = [];

for (const { id, title } of entries.filter(({ type }) => type === 'docs')) {
  test(`${title} (${id})`, async ({ reader: { page, takeComplaints } }) => {
    takeComplaints();
    await page.setViewportSize(VIEW);
    await turnTo(page, { storyId: id, viewMode: 'docs' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const pages = await page.evaluate(async (themes) => {
      interface Preview {
        readonly currentRender?: {
          readonly id?: string;
          readonly phase?: string;
          readonly story?: {
            readonly parameters: { readonly expectedConsole?: readonly RegExp[] };
          };
        };
        onUpdateGlobals: (change: object) => Promise<void>;
      }
      const previewOf = (view: unknown) =>
        (view as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
      const root = document.documentElement;
      const until = async (isSo: () => boolean, what: string) => {
        const end = performance.now() + 30_000;
        while (!isSo()) {
          await new Promise((resolve) => setTimeout(resolve, 20));
          if (performance.now() < end) continue;
          const frames = [...document.querySelectorAll<HTMLElement>('[data-story-frame]')].map(
            (place) => {
              const frame = place.querySelector('iframe');
              const { id, phase } = previewOf(frame?.contentWindow)?.currentRender ?? {};
              const shows = frame?.contentDocument?.body.className;
              return [
                frame?.title,
                place.ariaBusy,
                frame?.contentDocument?.readyState,
                id,
                phase,
                shows,
              ].join(' ');
            },
          );
          throw new Error(`${what} did not come in 30 s: ${JSON.stringify(frames)}`);
        }
      };
      const shown = () =>
        [...document.querySelectorAll('iframe')].filter((frame) =>
          frame.contentDocument?.querySelector('body.sb-show-main'),
        );
      const themeOf = (frame: HTMLIFrameElement) =>
        frame.contentDocument?.documentElement.dataset['theme'];
      const settled = () =>
        until(() => {
          const hasBegun =
            !document.querySelector('[data-story-frame]') ||
            document.querySelector('[data-story-frame] iframe') !== null;
          return hasBegun && !document.querySelector('[data-story-frame][aria-busy=true]');
        }, 'The end of the frames');
      // The first frame is brought into view; those near it begin one after the other.
      document.querySelector('[data-story-frame]')?.scrollIntoView();
      await settled();
      const looks: Seen[] = [];
      for (const theme of themes) {
        await previewOf(globalThis)?.onUpdateGlobals({ globals: { theme } });
        await until(
          () =>
            root.dataset['theme'] === theme && shown().every((frame) => themeOf(frame) === theme),
          `The theme ${theme}`,
        );
        const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
        looks.push({
          theme: root.dataset['theme'],
          canvas: getComputedStyle(document.body).backgroundColor,
          overflow: Math.max(0, root.scrollWidth - root.clientWidth),
          height: root.scrollHeight,
          waiting: [...document.querySelectorAll('[data-story-frame]')].filter(
            (place) => !place.querySelector('iframe'),
          ).length,
          openDialogs: document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')
            .length,
          isLocked:
            getComputedStyle(document.body).overflow === 'hidden' ||
            document.body.hasAttribute('data-scroll-locked'),
          doubledIds: ids.filter((each, index) => ids.indexOf(each) !== index),
          frames: shown().map((frame) => ({
            id: frame.title,
            theme: themeOf(frame),
            canvas: frame.contentDocument
              ? getComputedStyle(frame.contentDocument.body).backgroundColor
              : '',
          })),
        });
      }
      // A play that loses its page would complain on the next.
      await settled();
      const announced = [...document.querySelectorAll('iframe')].flatMap(({ contentWindow }) =>
        (previewOf(contentWindow)?.currentRender?.story?.parameters.expectedConsole ?? []).map(
          ({ source }) => source,
        ),
      );
      return { looks, announced };
    }, THEMES);
    for (const [at, seen] of pages.looks.entries()) {
      const theme = THEMES[at];
      expect(
        seen.frames.filter((frame) => frame.theme !== theme || frame.canvas !== seen.canvas),
      ).toEqual([]);
      expect(seen).toMatchObject({
        theme,
        overflow: 0,
        openDialogs: 0,
        isLocked: false,
        doubledIds: [],
      });
      expect(seen.height + seen.waiting * GROWTH).toBeLessThan(LONGEST);
    }
    // A frame of the page before may have said its last word after the page was left.
    const known = [...before, ...pages.announced];
    before = pages.announced;
    expect(unexpected(takeComplaints(), known)).toEqual([]);
  });
}
