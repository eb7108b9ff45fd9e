import type { Decorator, StoryObj } from '@storybook/react-vite';
import { Fragment, type PropsWithChildren, type ReactNode, useEffect, useState } from 'react';
import { clearAllMocks, expect, fireEvent } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;

/** What the walk of a row of a keyboard table is given: the story as its play sees it. */
export type KeyContext = Parameters<Play>[0];

/** A row of a keyboard table. */
export interface KeyRow {
  /** The keys, such as "Enter or Space". */
  readonly keys: string;
  /** What they do, in one sentence. */
  readonly does: string;
  /** Presses the keys and expects what the sentence says; the story has been drawn anew and nothing has the focus. */
  readonly verify: (context: KeyContext) => Promise<void>;
}

/** A component in use, drawn on the page, and why it is right or wrong. */
export interface HandbookExample {
  readonly show: () => ReactNode;
  readonly why: string;
}

/** A list that isn't empty. */
type Some<T> = readonly [T, ...T[]];

/** The keyboard table, or why there is none. */
type Keyboard =
  | { readonly keys: Some<KeyRow>; readonly noKeys?: undefined }
  | { readonly keys: readonly []; readonly noKeys: string };

/** How a component is used, as its documentation page prints it. */
export type Handbook = Keyboard & {
  /** When to use it. */
  readonly whenToUse: Some<string>;
  /** When not to use it; each says what to take instead. */
  readonly whenNotToUse: Some<string>;
  /** Right uses, live. */
  readonly dos: Some<HandbookExample>;
  /** Wrong uses, live. */
  readonly donts: Some<HandbookExample>;
  /** Its parts, in the order in which they stand. */
  readonly anatomy: Some<string>;
  /** The rules of its words. */
  readonly content: Some<string>;
  /** What a screen reader announces. */
  readonly screenReader: string;
  /** The names of components that are near to it, as the sidebar writes them. */
  readonly related: Some<string>;
};

const REMOUNT = 'remount';

/** Draws a story from its beginning each time it is asked to, and says when it stands. */
function RemountOnEvent({ children }: PropsWithChildren) {
  const [{ round, stands }, setDrawing] = useState({ round: 0, stands: () => {} });
  useEffect(() => {
    const next = ({ detail }: CustomEventInit<() => void>) => {
      setDrawing((before) => ({ round: before.round + 1, stands: detail ?? before.stands }));
    };
    window.addEventListener(REMOUNT, next);
    return () => {
      window.removeEventListener(REMOUNT, next);
    };
  }, []);
  // The effects of what stands within have run before.
  useEffect(stands, [stands]);
  return <Fragment key={round}>{children}</Fragment>;
}

const remountDecorator: Decorator = (Story) => (
  <RemountOnEvent>
    <Story />
  </RemountOnEvent>
);

const remount = () =>
  new Promise<void>((resolve) => {
    void fireEvent(window, new CustomEvent(REMOUNT, { detail: resolve }));
  });

const leaveFocus = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** Tab goes past the story: nothing in it takes the focus. */
const expectTabSkips = async ({ canvasElement, userEvent }: KeyContext) => {
  await userEvent.tab();
  await expect(
    canvasElement.contains(document.activeElement) && document.activeElement !== canvasElement,
  ).toBe(false);
};

/**
 * Walks the keyboard table of a component row by row, each from its beginning; where there is none, Tab goes past. Stands
 * in the story *Keyboard*, which has the tag `behaviour`.
 */
export const keyboardStory = ({
  keys,
  noKeys,
}: Handbook): { decorators: Decorator[]; play: Play } => ({
  decorators: [remountDecorator],
  play: async (context) => {
    if (noKeys !== undefined) await context.step(`Tab goes past: ${noKeys}`, expectTabSkips);
    for (const { keys: pressed, does, verify } of keys) {
      await context.step(`${pressed}: ${does}`, async (asked) => {
        leaveFocus();
        clearAllMocks();
        await remount();
        await verify(asked);
      });
    }
  },
});
