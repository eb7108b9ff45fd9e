import type { StoryContext, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';

import { WholeSite } from './WholeSite';

/** The context of a play. */
export type Visit = StoryContext;

export interface JourneyPlan {
  /** The address that the visit begins at. */
  readonly begins: string;
  /** Prepares the device; returns the clean-up. */
  readonly given?: () => void | (() => void);
  /** @default the site, with nothing around it */
  readonly render?: () => ReactElement;
  /** Each step's name, and what the visitor does and finds in it. */
  readonly steps: readonly (readonly [name: string, act: (visit: Visit) => Promise<void>])[];
}

/** A story that walks through the whole site; its steps show in the Interactions panel. */
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
    // The router keeps it for the whole document.
    sessionStorage.setItem('iru_scroll', '{}');
    return given?.();
  },
  play: async (visit) => {
    for (const [name, act] of steps) await visit.step(name, () => act(visit));
  },
});
