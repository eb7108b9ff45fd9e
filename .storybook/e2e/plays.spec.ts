// Every story in the built manager, one after the other, as a tester opens them: no play is red, nothing complains.
import { entries, expect, previewOf, test, type WatchedPage } from './built-storybook';

/** In milliseconds: how long a play may take on a busy machine. */
const PLAY = 40_000;

interface Outcome {
  readonly phases: readonly string[];
  readonly errors: readonly string[];
}

/** Starts the manager once for all the stories of a worker; axe runs in the test run. */
const openManager = async ({ page }: WatchedPage): Promise<void> => {
  if (page.url() !== 'about:blank') return;
  await page.goto('/?path=/docs/start-here--docs&globals=a11y.manual:!true');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
};

/** Chooses a story in the manager and waits until it is over. */
const choose = async ({ page }: WatchedPage, storyId: string): Promise<Outcome> => {
  const outcome = page.evaluate(
    ([id, limit]) =>
      new Promise<Outcome>((resolve, reject) => {
        type Report = { storyId?: string; newPhase?: string; name?: string; message?: string };
        const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: {
          on: (event: string, listener: (report: Report) => void) => void;
          off: (event: string, listener: (report: Report) => void) => void;
        } }).__STORYBOOK_ADDONS_CHANNEL__;
        const phases: string[] = [];
        const errors: string[] = [];
        const FAILURES = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored', 'storyMissing'];
        const onPhase = ({ storyId: of, newPhase }: Report) => {
          if (of === id && newPhase) phases.push(newPhase);
        };
        const onFailure = (failure: Report) => {
          errors.push(`${failure.name ?? ''} ${failure.message ?? JSON.stringify(failure)}`);
        };
        const onEnd = ({ storyId: of }: Report) => {
          if (of !== id) return;
          finish();
          resolve({ phases, errors });
        };
        const finish = () => {
          clearTimeout(timer);
          channel.off('storyRenderPhaseChanged', onPhase);
          channel.off('storyFinished', onEnd);
          for (const failure of FAILURES) channel.off(failure, onFailure);
        };
        const timer = setTimeout(() => {
          finish();
          reject(new Error(`The story is not over: ${phases.join(', ')} ${errors.join('\n')}`));
        }, limit);
        channel.on('storyRenderPhaseChanged', onPhase);
        channel.on('storyFinished', onEnd);
        for (const failure of FAILURES) channel.on(failure, onFailure);
      }),
    [storyId, PLAY] as const,
  );
  await previewOf(page).evaluate((id) => {
    (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, choice: object) => void } })
      .__STORYBOOK_ADDONS_CHANNEL__.emit('selectStory', { storyId: id });
  }, storyId);
  return outcome;
};

/** What a story says that it writes to the console. */
const announced = async ({ page }: WatchedPage): Promise<RegExp[]> => {
  const sources = await previewOf(page).evaluate(() => {
    type Preview = { currentRender?: { story?: { parameters: { expectedConsole?: RegExp[] } } } };
    const { currentRender } = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
    return (currentRender?.story?.parameters.expectedConsole ?? []).map(({ source }) => source);
  });
  return sources.map((source) => new RegExp(source));
};

for (const { id, title, name } of entries.filter(({ type }) => type === 'story')) {
  test(`${title}: ${name} (${id})`, async ({ reader }) => {
    await openManager(reader);
    reader.takeComplaints();
    const { phases, errors } = await choose(reader, id);
    expect(errors).toEqual([]);
    expect(phases).not.toContain('errored');
    expect(phases).not.toContain('aborted');
    const expected = await announced(reader);
    expect(reader.takeComplaints().filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
  });
}
