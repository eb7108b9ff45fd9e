/** How fast a journey goes by itself: the words of each choice, in the order of the list. */
export const PACES = {
  reading: 'Reading',
  fast: 'Fast',
  atOnce: 'At once',
} as const;

/** One of the paces. */
export type Pace = keyof typeof PACES;

/** In milliseconds: how long the name of a step stands before the step is done, and how long each act in it is looked at. */
const REST: Readonly<Record<Pace, { readonly step: number; readonly act: number }>> = {
  reading: { step: 2500, act: 350 },
  fast: { step: 700, act: 100 },
  atOnce: { step: 0, act: 0 },
};

/** How far a journey is, as the bar above it shows. */
export interface Standing {
  /** The names of all steps. */
  readonly steps: readonly string[];
  /** The step that is next or under way, from 0; as many as there are steps once all are done. */
  readonly at: number;
  readonly phase: 'waiting' | 'acting' | 'done' | 'failed';
  /** Whether it goes on by itself. */
  readonly isPlaying: boolean;
  /** Whether the next step was asked for, and that one alone. */
  readonly isAsked: boolean;
  readonly pace: Pace;
}

/** What a viewer asks of a journey that stands. */
export type Command =
  { readonly type: 'play' | 'pause' | 'step' } | { readonly type: 'pace'; readonly pace: Pace };

/** What the journey itself says: a step has begun, is done, or does not hold. */
export type Progress = { readonly type: 'begun' | 'stepped' | 'failed' };

/** What is known before the first step. */
export type Beginning = Pick<Standing, 'steps' | 'isPlaying' | 'pace'>;

/** A journey before its first step. */
export const begin = ({ steps, isPlaying, pace }: Beginning): Standing => ({
  steps,
  isPlaying,
  pace,
  at: 0,
  phase: 'waiting',
  isAsked: false,
});

const isOver = ({ phase }: Standing): boolean => phase === 'done' || phase === 'failed';

/** A journey after what a viewer asked for, or after what happened in it. */
export const advance = (standing: Standing, event: Command | Progress): Standing => {
  switch (event.type) {
    case 'play':
      return { ...standing, isPlaying: !isOver(standing), isAsked: false };
    case 'pause':
      return { ...standing, isPlaying: false, isAsked: false };
    case 'step':
      // The step that is under way is the one that was asked for.
      return { ...standing, isPlaying: false, isAsked: standing.phase === 'waiting' };
    case 'pace':
      return { ...standing, pace: event.pace };
    case 'begun':
      return { ...standing, phase: 'acting', isAsked: false };
    case 'stepped': {
      const at = standing.at + 1;
      const isLast = at >= standing.steps.length;
      return {
        ...standing,
        at,
        phase: isLast ? 'done' : 'waiting',
        isPlaying: standing.isPlaying && !isLast,
      };
    }
    case 'failed':
      return { ...standing, phase: 'failed', isPlaying: false };
  }
};

/** In milliseconds: how long until the next step, 0 being at once; undefined until the viewer asks for it. */
export const restBeforeStep = ({ isAsked, isPlaying, pace }: Standing): number | undefined =>
  isAsked ? 0 : isPlaying ? REST[pace].step : undefined;

/** In milliseconds: how long an act of a step is looked at. A single step goes as fast as the pace says. */
export const restAfterAct = ({ pace }: Standing): number => REST[pace].act;

/** Where a journey is, in words. */
export const wordsOf = ({ steps, at, phase }: Pick<Standing, 'steps' | 'at' | 'phase'>): string => {
  if (phase === 'done') return `All ${steps.length} steps done`;
  const where = `Step ${at + 1} of ${steps.length}: ${steps[at] ?? ''}`;
  return phase === 'failed' ? `${where} – does not hold` : where;
};

/** One of the paces, or the reading speed for anything else. */
export const paceOf = (chosen: unknown): Pace =>
  (Object.keys(PACES) as Pace[]).find((pace) => pace === chosen) ?? 'reading';

/** The names of the steps that a story announces by its parameter `journey`; none where it is no journey. */
export const stepsOf = (parameter: unknown): readonly string[] =>
  Array.isArray(parameter)
    ? parameter.filter((name): name is string => typeof name === 'string')
    : [];

/** What preview and manager tell each other: how far a journey is, and what the viewer asks for. */
export const EVENTS = { standing: 'iru/journey/standing', command: 'iru/journey/command' } as const;
