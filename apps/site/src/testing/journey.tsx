import type { StoryContext, StoryObj } from '@storybook/react-vite';

import type { ReactElement } from 'react';

import { WholeSite } from './WholeSite';

/** What a step is given: the story as any play knows it. */
export type Visit = StoryContext;

/** A step of a journey: its name, and what the visitor does and finds in it. */
type JourneyStep = readonly [name: string, act: (visit: Visit) => Promise<void>];

export interface JourneyPlan {
  /** The address that the visit begins at. */
  readonly begins: string;
  /** What the device holds already, or does otherwise than in a browser; returns the way back. */
  readonly given?: () => void | (() => void);
  /** @default the site, with nothing around it */
  readonly render?: () => ReactElement;
  readonly steps: readonly JourneyStep[];
}

const arranged = new WeakSet<AbortSignal>();

/**
 * A journey over the whole site, step by step. The steps announce their names, so that whoever watches knows how many are to
 * come; what is given is given once, also when the toolbar draws the story anew on the way.
 */
export const journey = ({
  begins,
  given,
  render,
  steps,
}: JourneyPlan): Required<Pick<StoryObj, 'parameters' | 'render' | 'beforeEach' | 'play'>> => ({
  parameters: {
    layout: 'fullscreen',
    journey: steps.map(([name]) => name),
    controls: { disable: true },
    actions: { disable: true },
  },
  render: render ?? (() => <WholeSite path={begins} />),
  beforeEach: ({ abortSignal }) => {
    if (arranged.has(abortSignal)) return undefined;
    arranged.add(abortSignal);
    // The router keeps it for the whole document.
    sessionStorage.setItem('iru_scroll', '{}');
    return given?.();
  },
  play: async (visit) => {
    for (const [name, act] of steps) await visit.step(name, () => act(visit));
  },
});
