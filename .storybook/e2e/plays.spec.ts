// Every test and journey in the built manager, one after the other, at full motion: no play is red, axe finds nothing where it ends,
// nothing complains.
import process from 'node:process';

import { BEHAVIOUR } from '../behaviour-tag';
import { JOURNEY } from '../journey-tag';
import {
  entries,
  expect,
  hushPanels,
  previewOf,
  test,
  unexpected,
  type WatchedPage,
} from './built-storybook';

/** In milliseconds: how long a play may take on a busy machine. */
const PLAY = 40_000;
/** In milliseconds: the same of a journey, which opens several pages. */
const WALK = 100_000;

interface Outcome {
  readonly phases: readonly string[];
  readonly errors: readonly string[];
  /** What the story says that it writes to the console. */
  readonly announced: readonly string[];
}

/** Opens the manager once for all the stories of a worker, and again where another file has left its own. */
const openManager = async ({ page }: WatchedPage): Promise<void> => {
  if (await page.evaluate(() => 'playsAtOnce' in globalThis)) return;
  await hushPanels(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/?path=/docs/start-here--docs&globals=pace:atOnce');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible({
    timeout: PLAY,
  });
  await page.evaluate(() => Object.assign(globalThis, { playsAtOnce: true }));
};

/** Chooses a story in the manager and waits until it is over. */
const choose = ({ page }: WatchedPage, storyId: string, most: number): Promise<Outcome> =>
  previewOf(page).evaluate(
    ([id, limit]) =>
      new Promise<Outcome>((resolve, reject) => {
        type Reporter = {
          type: string;
          status: string;
          result?: { violations?: { id: string; nodes: { html: string }[] }[] };
        };
        type Report = {
          storyId?: string;
          newPhase?: string;
          name?: string;
          message?: string;
          reporters?: Reporter[];
        };
        type Listener = (report: Report) => void;
        const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
          globalThis as unknown as {
            __STORYBOOK_ADDONS_CHANNEL__: {
              on: (event: string, listener: Listener) => void;
              off: (event: string, listener: Listener) => void;
              emit: (event: string, choice: object) => void;
            };
            __STORYBOOK_PREVIEW__: {
              currentRender?: { story?: { parameters: { expectedConsole?: RegExp[] } } };
            };
          };
        const phases: string[] = [];
        const errors: string[] = [];
        const FAILURES = [
          'playFunctionThrewException',
          'unhandledErrorsWhilePlaying',
          'storyThrewException',
          'storyErrored',
          'storyMissing',
        ];
        const onPhase: Listener = ({ storyId: of, newPhase }) => {
          if (of === id && newPhase) phases.push(newPhase);
        };
        const onFailure: Listener = (failure) => {
          errors.push(`${failure.name ?? ''} ${failure.message ?? JSON.stringify(failure)}`);
        };
        const onEnd: Listener = ({ storyId: of, reporters = [] }) => {
          if (of !== id) return;
          finish();
          for (const { type, status, result } of reporters.filter(
            (each) => each.status === 'failed',
          )) {
            const found = (result?.violations ?? []).flatMap((rule) =>
              rule.nodes.map(({ html }) => `${rule.id} ${html.slice(0, 200)}`),
            );
            errors.push(`${type} ${status}: ${found.join('; ')}`);
          }
          const announced = (preview.currentRender?.story?.parameters.expectedConsole ?? []).map(
            ({ source }) => source,
          );
          resolve({ phases, errors, announced });
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
        channel.emit('selectStory', { storyId: id });
      }),
    [storyId, most] as const,
  );

const asked = process.env['IRU_EVERY_PLAY'] ? ['play-fn', JOURNEY] : [BEHAVIOUR, JOURNEY];

// A state's play brings it about or only looks, which the test run proves; `IRU_EVERY_PLAY=1` opens those too.
for (const { id, title, name, tags: own } of entries.filter(
  ({ type, tags }) => type === 'story' && asked.some((tag) => tags.includes(tag)),
)) {
  test(`${title}: ${name} (${id})`, async ({ reader }) => {
    const isJourney = own.includes(JOURNEY);
    if (isJourney) test.setTimeout(PLAY + WALK);
    await openManager(reader);
    reader.takeComplaints();
    const { phases, errors, announced } = await choose(reader, id, isJourney ? WALK : PLAY);
    expect(errors).toEqual([]);
    expect(phases).toContain('finished');
    expect(phases).not.toContain('errored');
    expect(unexpected(reader.takeComplaints(), announced)).toEqual([]);
  });
}
