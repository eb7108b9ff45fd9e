import type { StoryContext, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';

import { WholeSite } from './WholeSite';

export type Visit = StoryContext;

export interface JourneyPlan {
  readonly begins: string;
  /** Prepares the device; returns a cleanup function. */
  readonly given?: () => void | (() => void);
  /** @default the site alone */
  readonly render?: () => ReactElement;
  readonly steps: readonly (readonly [name: string, act: (visit: Visit) => Promise<void>])[];
}

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
