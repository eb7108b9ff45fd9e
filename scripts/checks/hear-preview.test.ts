import { describe, expect, it } from 'vitest';

import { isOfDrawing, isOfPanels } from '../../.storybook/hear-preview';

/** A message as the preview of Storybook posts it. */
const message = (type: string, ...args: readonly object[]) => JSON.stringify({ key: 'storybook-channel', event: { type, args, from: 'abc' } });
const phase = (newPhase: string) => message('storyRenderPhaseChanged', { newPhase, storyId: 'home--default' });

describe('a story that does not stand yet', () => {
  it.each(['preparing', 'loading', 'beforeEach', 'rendering'])('is in its phase %s', (newPhase) => {
    expect(isOfDrawing(phase(newPhase))).toBe(true);
  });

  it.each(['playing', 'completing', 'finished', 'errored', 'aborted'])('is not in its phase %s', (newPhase) => {
    expect(isOfDrawing(phase(newPhase))).toBe(false);
  });

  it('is not told of by anything else', () => {
    expect(isOfDrawing(message('storyPrepared', { id: 'home--default', parameters: { newPhase: 'loading' } }))).toBe(false);
  });
});

describe('what may wait until a story is painted', () => {
  it.each(['storyRenderPhaseChanged', 'storybook/instrumenter/call', 'storybook/instrumenter/sync'])('is %s', (type) => {
    expect(isOfPanels(message(type, { storyId: 'home--default' }))).toBe(true);
  });

  it.each(['currentStoryWasSet', 'storySpecified', 'globalsUpdated', 'storyPrepared', 'storyMissing', 'storyThrewException', 'docsRendered'])(
    'is not %s, which changes the address, the frame or the page',
    (type) => {
      expect(isOfPanels(message(type, { storyId: 'home--default' }))).toBe(false);
    },
  );
});
