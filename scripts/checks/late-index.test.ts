import { runInNewContext } from 'node:vm';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { JOURNEY_ADDRESS } from '../../.storybook/journey-tag';
import { lateIndex } from '../../.storybook/late-index';

const script = /<script>([\s\S]*)<\/script>/.exec(lateIndex(JOURNEY_ADDRESS))?.[1] ?? '';

/** A window of the manager at an address, whose network answers at once. */
const openManager = (search: string) => {
  const view: { fetch: (address: string) => Promise<string>; IRU_LET_INDEX_THROUGH?: () => void } =
    {
      fetch: async (address) => `answer of ${address}`,
    };
  runInNewContext(script, {
    window: view,
    location: { search },
    URLSearchParams,
    setTimeout,
    Promise,
  });
  return view;
};

/** What a fetch has answered by now. */
const answerOf = (answer: Promise<string>) =>
  Promise.race([answer, new Promise((resolve) => setImmediate(() => resolve('nothing yet')))]);

afterEach(() => {
  vi.useRealTimers();
});

describe('the index of stories', () => {
  it.each([
    '?path=/story/home--default',
    '?path=/docs/home--docs',
    '?path=/story/home--default&globals=theme:dark',
  ])('comes to a manager at %s once it is let through', async (search) => {
    const view = openManager(search);
    const answer = view.fetch('./index.json');
    expect(await answerOf(answer)).toBe('nothing yet');
    view.IRU_LET_INDEX_THROUGH?.();
    expect(await answer).toBe('answer of ./index.json');
    expect(await answerOf(view.fetch('./index.json'))).toBe('answer of ./index.json');
  });

  it.each([
    '',
    '?path=/settings/about',
    '?path=/story/journeys-quick-exit--walk',
    '?path=/',
    '?foo=/story/home--default',
  ])('comes at once to a manager at "%s"', async (search) => {
    expect(await answerOf(openManager(search).fetch('./index.json'))).toBe(
      'answer of ./index.json',
    );
  });

  it('comes all the same where nobody lets it through', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const answer = openManager('?path=/story/home--default').fetch('./index.json');
    vi.advanceTimersByTime(10_000);
    expect(await answer).toBe('answer of ./index.json');
  });

  it('holds up nothing that is not data', async () => {
    expect(await answerOf(openManager('?path=/story/home--default').fetch('./iframe.html'))).toBe(
      'answer of ./iframe.html',
    );
  });
});
