import { Badge } from '@iru/ui/badge';
import type { ComponentProps } from 'react';

import type { State } from '../../scripts/lib/last-run.mjs';
import { REQUIREMENT_WORDS, WORDS } from '../published';
import type { Standing } from './requirement-list';

const LOOKS = {
  green: { variant: 'success', icon: '✓', words: REQUIREMENT_WORDS.green },
  red: { variant: 'danger', icon: '✕', words: REQUIREMENT_WORDS.red },
  unknown: { variant: 'neutral', icon: '○', words: REQUIREMENT_WORDS.unknown },
  gap: { variant: 'danger', icon: '!', words: 'Gap: nothing proves it' },
} as const satisfies Record<
  Standing,
  { variant: ComponentProps<typeof Badge>['variant']; icon: string; words: string }
>;

/** How a requirement stands, in a word and a colour. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const { variant, icon, words } = LOOKS[standing];
  return (
    <Badge variant={variant} icon={icon}>
      {words}
    </Badge>
  );
}

const COLOURS: Readonly<Record<State, string>> = {
  green: 'text-success',
  red: 'font-semibold text-danger',
  unknown: 'text-ink-soft',
};

/** What the last run found of a story or a file, after its name; nothing without a run. */
export function StateWord({ state }: { state: State | undefined }) {
  if (state === undefined) return null;
  return (
    <span
      className={`${COLOURS[state]} whitespace-nowrap`}
    >{` ${LOOKS[state].icon} ${WORDS[state]}`}</span>
  );
}
