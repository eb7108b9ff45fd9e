// Runs every play in the built Storybook as a tester sees it: with motion, classic scrollbars and the space that the manager
// leaves in a window of 1280 by 800 px.
import { expect, type Page, test } from 'playwright/test';

const CANVAS = { width: 980, height: 480 };
/** In milliseconds. */
const PLAY_TIMEOUT = 30_000;

interface Entry {
  readonly id: string;
  readonly type: string;
}

interface Story {
  readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
  readonly parameters: {
    readonly viewport?: {
      readonly options?: Record<string, { styles: { width: string; height: string } }>;
    };
  };
}

interface StoryWindow {
  readonly __STORYBOOK_PREVIEW__: {
    loadStory: (story: { storyId: string }) => Promise<Story>;
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, value: unknown) => void;
    on: <T>(event: string, listener: (value: T) => void) => void;
    off: <T>(event: string, listener: (value: T) => void) => void;
  };
}

test.use({ viewport: CANVAS, contextOptions: { reducedMotion: 'no-preference' } });

/** A page of documentation: Storybook reloads the page if a story is left before it has finished. */
const START = './iframe.html?viewMode=docs&id=start-here--docs';

/** Selects the story, as a click in the sidebar does. Returns why it failed, or ''. */
const play = (page: Page, id: string): Promise<string> =>
  page.evaluate(
    ([storyId, timeout]) =>
      new Promise<string>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StoryWindow;
        let thrown = '';
        const threw = ({ message }: { message?: string }) => {
          thrown = message ?? 'An unknown error.';
        };
        const finished = (result: { storyId: string; status: string }) => {
          // Storybook calls a story with a failed play finished, too.
          if (result.storyId === storyId)
            end(thrown || (result.status === 'success' ? '' : 'Axe found something.'));
        };
        const timer = setTimeout(() => end('It still runs.'), timeout);
        const end = (outcome: string) => {
          clearTimeout(timer);
          channel.off('playFunctionThrewException', threw);
          channel.off('storyFinished', finished);
          resolve(outcome);
        };
        channel.on('playFunctionThrewException', threw);
        channel.on('storyFinished', finished);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, PLAY_TIMEOUT] as const,
  );

/** Returns the size of the story's own viewport, or of the canvas. */
const sizeOf = async (page: Page, id: string): Promise<typeof CANVAS> => {
  const styles = await page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StoryWindow;
    const { storyGlobals, parameters } = await preview.loadStory({ storyId });
    return parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
  }, id);
  return styles
    ? { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) }
    : CANVAS;
};

test('every story renders, its play passes, and axe finds nothing', async ({ page, request }) => {
  const { entries } = (await (await request.get('./index.json')).json()) as {
    entries: Record<string, Entry>;
  };
  // All of them: the index doesn't know a play that comes from a function.
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  expect(stories.length).toBeGreaterThan(0);
  test.setTimeout(stories.length * PLAY_TIMEOUT);

  const start = async () => {
    await page.goto(START);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await start();
  for (const { id } of stories) {
    await page.setViewportSize(await sizeOf(page, id));
    // The previous story receives the resize event.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const failure = await play(page, id).catch(String);
    expect.soft(failure, id).toBe('');
    if (failure) await start();
  }
});
