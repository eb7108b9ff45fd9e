import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';

import { EMBEDDED } from '../docs/embedded';
import {
  advance,
  begin,
  type Command,
  EVENTS,
  paceOf,
  type Progress,
  restAfterAct,
  restBeforeStep,
  type Standing,
  stepsOf,
} from './player';
import { showActs } from './show-acts';

type Context = StoryContext<ReactRenderer>;

/** A journey that is being followed in this document. */
interface Followed {
  /** Waits as long as an act of a step is looked at. */
  readonly restAfterAct: () => Promise<void>;
}

let followed: Followed | undefined;

/** Waits between two acts of a journey that is being watched; at once in every other story. */
export const restBetweenActs = async (): Promise<void> => followed?.restAfterAct();

/** Whether the manager shows its bar above this document; a test, a frame of a page and a window of its own go at once. */
const hasBar = () =>
  window.parent !== window &&
  !('__vitest_browser__' in globalThis) &&
  !new URLSearchParams(location.search).has(EMBEDDED);

/** Whether Storybook's own panel Interactions leads the play, back or step by step. */
const isLedByPanel = (storyId: string): boolean => {
  interface Manager {
    readonly __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__?: Record<
      string,
      { readonly isDebugging?: boolean }
    >;
  }
  try {
    return (
      (window.parent as unknown as Manager).__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__?.[
        storyId
      ]?.isDebugging === true
    );
  } catch {
    // A page of somewhere else shows this one.
    return false;
  }
};

const asksForLessMotion = ({ globals }: Context) =>
  globals['motion'] === 'reduce' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const underWay = new WeakSet<AbortSignal>();

/**
 * Whether a journey has begun already and is only drawn anew, because the toolbar was turned: then it goes on with what it
 * has kept. Storybook prepares a story each time that it draws it.
 */
export const isUnderWay = (abortSignal: AbortSignal): boolean => {
  const hasBegun = underWay.has(abortSignal);
  underWay.add(abortSignal);
  return hasBegun;
};

/**
 * Lets each step of a journey wait for the viewer, who plays, pauses and steps by the bar of the manager. A step of a story
 * that is gone is left out: nothing waits for ever, and nothing fails on a page that is not there any more. Returns the end.
 */
export const followSteps = (context: Context): (() => void) => {
  const { abortSignal, id: storyId, step } = context;
  const steps = stepsOf(context.parameters['journey']);
  const channel = addons.getChannel();
  let standing: Standing = begin({
    steps,
    isPlaying: !asksForLessMotion(context),
    pace: hasBar() ? paceOf(context.globals['pace']) : 'atOnce',
  });
  let look = () => {};

  const change = (event: Command | Progress) => {
    // What is gone says nothing into the journey that follows.
    if (abortSignal.aborted) return;
    standing = advance(standing, event);
    channel.emit(EVENTS.standing, { storyId, standing });
    look();
  };
  const onCommand = (command: Command & { readonly storyId: string }) => {
    if (command.storyId !== storyId) return;
    // A play that the panel holds goes on as the panel lets it.
    if (isLedByPanel(storyId) && command.type !== 'pace') {
      channel.emit(`storybook/instrumenter/${command.type === 'step' ? 'next' : 'end'}`, {
        storyId,
      });
    } else change(command);
  };

  /** Waits until what is asked of `timeOf` has passed, and anew each time the viewer presses something. */
  const rest = (timeOf: () => number | undefined) =>
    new Promise<void>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = () => {
        clearTimeout(timer);
        look = () => {};
        abortSignal.removeEventListener('abort', end);
        // The panel goes back by beginning anew: a play that ended now would end its lead, one that never does is reloaded.
        if (!abortSignal.aborted || !isLedByPanel(storyId)) resolve();
      };
      look = () => {
        clearTimeout(timer);
        const time = abortSignal.aborted || isLedByPanel(storyId) ? 0 : timeOf();
        if (time === 0) end();
        else if (time !== undefined) timer = setTimeout(end, time);
      };
      abortSignal.addEventListener('abort', end);
      look();
    });

  let isWithinStep = false;
  context.step = async (label, play) => {
    if (isWithinStep) {
      await step(label, play);
      return;
    }
    if (hasBar()) await rest(() => restBeforeStep(standing));
    if (abortSignal.aborted) return;
    change({ type: 'begun' });
    isWithinStep = true;
    try {
      await step(label, play);
      change({ type: 'stepped' });
    } catch (error) {
      if (abortSignal.aborted) return;
      change({ type: 'failed' });
      throw error;
    } finally {
      isWithinStep = false;
    }
  };

  if (!hasBar()) return () => {};
  channel.on(EVENTS.command, onCommand);
  channel.emit(EVENTS.standing, { storyId, standing });
  const hideActs = showActs(() => 2 * restAfterAct(standing));
  followed = {
    restAfterAct: async () => {
      if (abortSignal.aborted || restAfterAct(standing) > 0)
        await rest(() => restAfterAct(standing));
      // The rest of the step would act on a page that is gone.
      abortSignal.throwIfAborted();
    },
  };
  return () => {
    channel.off(EVENTS.command, onCommand);
    hideActs();
    followed = undefined;
  };
};
