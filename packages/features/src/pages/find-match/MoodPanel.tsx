import { ToggleButton } from '@iru/ui/toggle-button';

import { type Filters, FILTERS } from '../../domain/profile-filters';
import { findMatchCopy } from '#words/pages/find-match/copy';
import { optionsOf } from './format-filters';

const copy = findMatchCopy.mood;

export interface MoodPanelProps {
  /** The selected mood. */
  mood: Filters['mood'];
  /** Called with the clicked mood, or '' when the selected one is clicked again. */
  onMood: (mood: Filters['mood']) => void;
}

/** Emotional Match Mode: five moods, one at a time (BROWSE-5). */
export function MoodPanel({ mood, onMood }: MoodPanelProps) {
  return (
    <section aria-labelledby="mood" className="rounded-lg bg-accent-wash p-5 md:p-7">
      <h2 id="mood" className="text-title">
        {copy.heading}
      </h2>
      <p className="mt-1 max-w-prose lg:max-w-none">{copy.text}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {optionsOf('mood', FILTERS.mood.options).map(({ value: option, label }) => (
          <li key={option}>
            <ToggleButton
              pressed={mood === option}
              onClick={() => onMood(mood === option ? '' : option)}
            >
              {label}
            </ToggleButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
