// Runs every play in the built Storybook as a tester sees it: with motion, classic scrollbars and the space that the manager
// leaves in a window of 1280 by 800 px.
import { type APIRequestContext, expect, type Page, test } from 'playwright/test';

import { brokenLabels } from '../../scripts/lib/broken-labels.mjs';
import { BEHAVIOUR, SHEET } from '../tags';
import { typeErrors } from './type-errors';

const CANVAS = { width: 980, height: 480 };
/** In milliseconds. */
const PLAY_TIMEOUT = 30_000;
const STILL_RUNS = 'It still runs.';

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly tags: readonly string[];
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
    ([storyId, timeout, runs]) =>
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
        const timer = setTimeout(() => end(runs), timeout);
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
    [id, PLAY_TIMEOUT, STILL_RUNS] as const,
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

const readStories = async (request: APIRequestContext): Promise<Entry[]> => {
  const { entries } = (await (await request.get('./index.json')).json()) as {
    entries: Record<string, Entry>;
  };
  // All of them: the index doesn't know a play that comes from a function.
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  expect(stories.length).toBeGreaterThan(0);
  test.setTimeout(stories.length * PLAY_TIMEOUT);
  return stories;
};

const start = async (page: Page, globals = ''): Promise<void> => {
  await page.goto(`${START}&globals=${globals}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Calls back with the code that Storybook shows for each story. */
const watchCode = async (page: Page, onCode: (id: string, code: string) => void) => {
  await page.exposeFunction('onCode', onCode);
  await page.addInitScript(() => {
    const { onCode: call } = globalThis as unknown as { onCode: typeof onCode };
    document.addEventListener('DOMContentLoaded', () => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StoryWindow;
      channel.on('storybook/docs/snippet-rendered', (event: { id: string; source: string }) => {
        call(event.id, event.source);
      });
    });
  });
};

for (const area of ['components', 'parts', 'pages'])
  test(`every story of ${area} renders, its play passes, axe finds nothing, and no label breaks inside a word`, async ({
    page,
    request,
  }) => {
    const stories = (await readStories(request)).filter(({ id }) => id.startsWith(area));
    const code = new Map<string, string>();
    await watchCode(page, (id, text) => code.set(id, text));
    await start(page);
    for (const { id, tags } of stories) {
      const size = await sizeOf(page, id);
      await page.setViewportSize(size);
      // The previous story receives the resize event.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const failure = await play(page, id).catch(String);
      expect.soft(failure, id).toBe('');
      if (failure) await start(page);
      else if (size === CANVAS && !tags.includes(BEHAVIOUR))
        expect.soft(await brokenLabels(page), id).toEqual([]);
    }
    if (area !== 'components') return;
    const states = stories.filter(({ tags }) => !tags.includes(BEHAVIOUR)).map(({ id }) => id);
    const copied = states.flatMap((id) => {
      const text = code.get(id);
      return text ? [[id, text] as const] : [];
    });
    expect(copied.length).toBeGreaterThan(200);
    expect.soft(typeErrors(new Map(copied)), 'the code that Storybook shows').toBe('');
  });

const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [mode, globals] of [
  ['right to left', 'direction:rtl'],
  ['at 200 % text', 'textSize:size-200'],
] as const)
  test(`every sheet fits the page and passes axe ${mode}`, async ({ page, request }) => {
    const sheets = (await readStories(request)).filter(({ tags }) => tags.includes(SHEET));
    await start(page, globals);
    for (const { id } of sheets) {
      const failure = await play(page, id).catch(String);
      expect.soft(failure, id).toBe('');
      if (failure) await start(page, globals);
      else expect.soft(await sidewaysOverflow(page), id).toBeLessThanOrEqual(0);
    }
  });

test('every page, part and sheet fits at 320 and 1280 px in Kinyarwanda, whose words are the longest', async ({
  page,
  request,
}) => {
  const states = (await readStories(request)).filter(
    ({ id, tags }) =>
      (/^(?:pages|parts)-/.test(id) && !tags.includes(BEHAVIOUR)) || tags.includes(SHEET),
  );
  await start(page, 'language:rw');
  for (const { id } of states) {
    await page.setViewportSize(CANVAS);
    // Only for what it opens or fills in: a play expects English words.
    const failure = await play(page, id);
    await expect.soft(page.locator('html'), id).toHaveAttribute('lang', 'rw');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysOverflow(page), `${id}, ${width} px`).toBeLessThanOrEqual(0);
    }
    expect.soft(await brokenLabels(page), id).toEqual([]);
    if (failure === STILL_RUNS) await start(page, 'language:rw');
  }
});
