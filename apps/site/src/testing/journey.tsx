import type { StoryContext, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';

import { WholeSite } from './WholeSite';

/** The context of a play function. */
export type Visit = StoryContext;

export interface JourneyPlan {
  /** The path where the visit starts. */
  readonly begins: string;
  /** Prepares the device; returns a cleanup function. */
  readonly given?: () => void | (() => void);
  /** @default the site alone */
  readonly render?: () => ReactElement;
  /** Each step's name and its actions. */
  readonly steps: readonly (readonly [name: string, act: (visit: Visit) => Promise<void>])[];
}

/** A user flow through the whole site; its steps appear in the Interactions panel. */
export const journey = ({
  begins,
  given,
  render,
  steps,
}: JourneyPlan): Required<Pick<StoryObj, 'parameters' | 'render' | 'beforeEach' | 'play'>> => ({
  parameters: {
    layout: 'fullscreen',
    actions: { disable: true },
  },
  render: render ?? (() => <WholeSite path={begins} />),
  beforeEach: () => {
    // The router stores it for the whole document.
    sessionStorage.setItem('iru_scroll', '{}');
    return given?.();
  },
  play: async (visit) => {
    for (const [name, act] of steps) await visit.step(name, () => act(visit));
  },
});
