import { ToggleButton } from '@iru/ui/toggle-button';

import { type Mood, MOODS } from '../../domain/profile';
import { findMatchCopy } from './copy';

const copy = findMatchCopy.mood;

export interface MoodPanelProps {
  /** The selected mood. */
  mood: Mood | 'Any';
  /** Called with the clicked mood, or 'Any' when the selected one is clicked again. */
  onMood: (mood: Mood | 'Any') => void;
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
        {MOODS.map((option) => (
          <li key={option}>
            <ToggleButton
              pressed={mood === option}
              onClick={() => onMood(mood === option ? 'Any' : option)}
            >
              {copy.options[option]}
            </ToggleButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
