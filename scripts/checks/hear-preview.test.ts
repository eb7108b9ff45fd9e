import { describe, expect, it } from 'vitest';

import {
  asksForManager,
  isOfDrawing,
  isOfIndex,
  isOfPage,
  isOfPanels,
} from '../../.storybook/hear-preview';

/** A message as the preview of Storybook posts it. */
const message = (type: string, ...args: readonly object[]) =>
  JSON.stringify({ key: 'storybook-channel', event: { type, args, from: 'abc' } });
const phase = (newPhase: string) =>
  message('storyRenderPhaseChanged', { newPhase, storyId: 'home--default' });

describe('a story that does not stand yet', () => {
  it.each(['preparing', 'loading', 'beforeEach', 'rendering'])('is in its phase %s', (newPhase) => {
    expect(isOfDrawing(phase(newPhase))).toBe(true);
  });

  it.each(['playing', 'completing', 'finished', 'errored', 'aborted'])(
    'is not in its phase %s',
    (newPhase) => {
      expect(isOfDrawing(phase(newPhase))).toBe(false);
    },
  );

  it('is not told of by anything else', () => {
    expect(
      isOfDrawing(
        message('storyPrepared', { id: 'home--default', parameters: { newPhase: 'loading' } }),
      ),
    ).toBe(false);
  });
});

describe('what may wait until a story is painted', () => {
  it.each([
    'storyRenderPhaseChanged',
    'storybook/instrumenter/call',
    'storybook/instrumenter/sync',
  ])('is %s', (type) => {
    expect(isOfPanels(message(type, { storyId: 'home--default' }))).toBe(true);
  });

  it.each([
    'currentStoryWasSet',
    'storySpecified',
    'globalsUpdated',
    'storyPrepared',
    'storyMissing',
    'storyThrewException',
    'docsRendered',
  ])('is not %s, which changes the address, the frame or the page', (type) => {
    expect(isOfPanels(message(type, { storyId: 'home--default' }))).toBe(false);
  });
});

describe('what must find the index read', () => {
  it.each(['storyPrepared', 'docsPrepared', 'storyArgsUpdated', 'selectStory'])('is %s', (type) => {
    expect(isOfIndex(message(type, { id: 'home--default' }))).toBe(true);
  });

  it.each(['currentStoryWasSet', 'globalsUpdated', 'setGlobals', 'storyMissing'])(
    'is not %s',
    (type) => {
      expect(isOfIndex(message(type, { id: 'home--default' }))).toBe(false);
    },
  );
});

describe('a page that stands without a story', () => {
  it.each(['docsRendered', 'storyMissing', 'configError'])('is told of by %s', (type) => {
    expect(isOfPage(message(type))).toBe(true);
    expect(asksForManager(message(type))).toBe(false);
  });

  it.each(['docsPrepared', 'storyRendered', 'storyRenderPhaseChanged'])('is not by %s', (type) => {
    expect(isOfPage(message(type))).toBe(false);
  });
});

describe('the manager is needed before a story is painted', () => {
  const globals = (viewport: object) =>
    message('globalsUpdated', { userGlobals: { theme: 'light', viewport }, storyGlobals: {} });

  it('by a story in the frame of a phone', () => {
    expect(asksForManager(globals({ value: 'phone360', isRotated: false }))).toBe(true);
    expect(
      asksForManager(
        message('globalsUpdated', {
          userGlobals: {},
          storyGlobals: { viewport: { value: 'phone360' } },
        }),
      ),
    ).toBe(true);
  });

  it('not by one that has the whole room', () => {
    // As Storybook writes what is undefined.
    expect(asksForManager(globals({ value: '_undefined_', isRotated: false }))).toBe(false);
    expect(asksForManager(globals({}))).toBe(false);
    expect(
      asksForManager(message('storyPrepared', { parameters: { viewport: { value: 'phone360' } } })),
    ).toBe(false);
  });
});
