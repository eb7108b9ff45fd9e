import type { Decorator, StoryObj } from '@storybook/react-vite';
import { Fragment, type PropsWithChildren, type ReactNode, useEffect, useState } from 'react';
import { clearAllMocks, expect, fireEvent } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;

/** The play context of a story, passed to each row of a keyboard table. */
export type KeyContext = Parameters<Play>[0];

/** A row of a keyboard table. */
export interface KeyRow {
  /** The keys, such as "Enter or Space". */
  readonly keys: string;
  /** What the keys do, in one sentence. */
  readonly does: string;
  /** Presses the keys and checks the result. The story has just been remounted, and nothing has focus. */
  readonly verify: (context: KeyContext) => Promise<void>;
}

/** A live example on the page, and why it's right or wrong. */
export interface HandbookExample {
  readonly show: () => ReactNode;
  readonly why: string;
}

/** A non-empty list. */
type NonEmpty<T> = readonly [T, ...T[]];

/** The keyboard table, or why there's none. */
type Keyboard =
  | { readonly keys: NonEmpty<KeyRow>; readonly noKeys?: undefined }
  | { readonly keys: readonly []; readonly noKeys: string };

/** The usage guidelines of a component, as shown on its documentation page. */
export type Handbook = Keyboard & {
  /** When to use the component. */
  readonly whenToUse: NonEmpty<string>;
  /** When not to use it, and what to use instead. */
  readonly whenNotToUse: NonEmpty<string>;
  /** Live examples of correct use. */
  readonly dos: NonEmpty<HandbookExample>;
  /** Live examples of incorrect use. */
  readonly donts: NonEmpty<HandbookExample>;
  /** Its parts, in visual order. */
  readonly anatomy: NonEmpty<string>;
  /** The guidelines for its text. */
  readonly content: NonEmpty<string>;
  /** What a screen reader announces. */
  readonly screenReader: string;
  /** The sidebar names of related components. */
  readonly related: NonEmpty<string>;
};

const REMOUNT = 'remount';

/** Remounts a story on each event, and calls back once its effects have run. */
function RemountOnEvent({ children }: PropsWithChildren) {
  const [{ round, onMounted }, setMount] = useState({ round: 0, onMounted: () => {} });
  useEffect(() => {
    const next = ({ detail }: CustomEventInit<() => void>) => {
      setMount((before) => ({ round: before.round + 1, onMounted: detail ?? before.onMounted }));
    };
    window.addEventListener(REMOUNT, next);
    return () => {
      window.removeEventListener(REMOUNT, next);
    };
  }, []);
  // Runs after the effects of the children.
  useEffect(onMounted, [onMounted]);
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

/** Expects that Tab skips the story: nothing in it takes focus. */
const expectTabSkips = async ({ canvasElement, userEvent }: KeyContext) => {
  await userEvent.tab();
  await expect(
    canvasElement.contains(document.activeElement) && document.activeElement !== canvasElement,
  ).toBe(false);
};

/**
 * Checks each row of a component's keyboard table on a freshly mounted story; without a table, checks that Tab skips it. Use
 * it in the story *Keyboard*, with the tag `behaviour`.
 */
export const keyboardStory = ({
  keys,
  noKeys,
}: Handbook): { decorators: Decorator[]; play: Play } => ({
  decorators: [remountDecorator],
  play: async (context) => {
    if (noKeys !== undefined) await context.step(`Tab skips it: ${noKeys}`, expectTabSkips);
    for (const { keys: pressed, does, verify } of keys) {
      await context.step(`${pressed}: ${does}`, async (stepContext) => {
        leaveFocus();
        clearAllMocks();
        await remount();
        await verify(stepContext);
      });
    }
  },
});
