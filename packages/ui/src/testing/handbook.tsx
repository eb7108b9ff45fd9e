import type { Decorator, StoryObj } from '@storybook/react-vite';
import {
  Fragment,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { clearAllMocks, fireEvent } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;

export type KeyContext = Parameters<Play>[0];

export interface KeyRow {
  readonly keys: string;
  /** In one sentence. */
  readonly does: string;
  /** The story has just been remounted, and nothing has focus. */
  readonly verify: (context: KeyContext) => Promise<void>;
}

export interface HandbookExample {
  readonly show: () => ReactNode;
  readonly why: string;
}

type NonEmpty<T> = readonly [T, ...T[]];

/** Keys of its own. Those of a native control need no table and no test: `noKeys` names the control. */
type Keyboard =
  | { readonly keys: NonEmpty<KeyRow>; readonly noKeys?: undefined }
  | { readonly keys: readonly []; readonly noKeys: string };

export type Handbook = Keyboard & {
  readonly whenToUse: NonEmpty<string>;
  /** Names what to use instead. */
  readonly whenNotToUse: NonEmpty<string>;
  readonly dos: NonEmpty<HandbookExample>;
  readonly donts: NonEmpty<HandbookExample>;
  /** In visual order. */
  readonly anatomy: NonEmpty<string>;
  readonly content: NonEmpty<string>;
  readonly screenReader: string;
  /** Names as in the sidebar. */
  readonly related: NonEmpty<string>;
};

const REMOUNT = 'remount';

/** Calls back once the effects of the remounted story have run. */
function RemountOnEvent({ children }: PropsWithChildren) {
  const [{ round, onMounted }, setMount] = useState({ round: 0, onMounted: () => {} });
  // Before the play: the story is ready once its layout effects have run.
  useLayoutEffect(() => {
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

const remount = () =>
  new Promise<void>((resolve) => {
    void fireEvent(window, new CustomEvent(REMOUNT, { detail: resolve }));
  });

/**
 * Checks each row of a component's keyboard table on a freshly mounted story. Use it in the story *Keyboard*, with the tag
 * `behaviour`, if the component has keys of its own.
 */
export const keyboardStory = ({ keys }: Handbook): { decorators: Decorator[]; play: Play } => ({
  decorators: [
    (Story) => (
      <RemountOnEvent>
        <Story />
      </RemountOnEvent>
    ),
  ],
  play: async (context) => {
    for (const { keys: pressed, does, verify } of keys) {
      await context.step(`${pressed}: ${does}`, async (stepContext) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        clearAllMocks();
        await remount();
        await verify(stepContext);
      });
    }
  },
});
