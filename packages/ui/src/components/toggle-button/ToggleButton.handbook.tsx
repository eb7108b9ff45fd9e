import type { Handbook } from '../../testing/handbook';
import { ToggleButton } from './ToggleButton';

export const handbook: Handbook = {
  whenToUse: [
    'For a choice in a word or two that applies immediately: a mood, a filter.',
    'Several side by side, when any number can be on.',
  ],
  whenNotToUse: [
    'For a setting described in a sentence, use Switch.',
    'For a single choice, use Radio group as pills.',
    'For choices submitted with a form, use Checkbox group.',
  ],
  dos: [
    {
      show: () => (
        <div className="flex flex-wrap gap-2">
          <ToggleButton pressed={false}>Calm</ToggleButton>
          <ToggleButton pressed>Joyful</ToggleButton>
        </div>
      ),
      why: 'The label names the choice, and its appearance shows whether it’s on.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="flex flex-wrap gap-2">
          <ToggleButton pressed={false}>Calm off</ToggleButton>
          <ToggleButton pressed>Joyful on</ToggleButton>
        </div>
      ),
      why: 'A label that includes the state is announced twice: “Joyful on, pressed”.',
    },
  ],
  anatomy: ['Label', 'Background, filled while on'],
  content: [
    'Name what’s on or off in one to three words.',
    'Keep the label the same in both states.',
  ],
  keys: [],
  noKeys: 'A native button: Enter and Space activate it, and holding Enter does so only once.',
  screenReader: '“Calm, toggle button”, and whether it is pressed.',
  related: ['Switch', 'Radio group', 'Checkbox group', 'Icon button'],
};
