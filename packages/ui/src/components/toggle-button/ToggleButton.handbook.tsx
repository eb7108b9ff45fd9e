import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { ignoresEnterRepeat, tabsTo } from '../../testing/keyboard-plays';
import { ToggleButton } from './ToggleButton';

/** How ToggleButton is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a choice in a word or two that acts at once: a mood, a filter.',
    'Several side by side, of which any number may be on.',
  ],
  whenNotToUse: [
    'For a setting with a sentence: take Switch.',
    'For one of several: take Radio group, as pills.',
    'For what is sent with a form: take Checkbox group.',
  ],
  dos: [
    {
      show: () => (
        <div className="flex flex-wrap gap-2">
          <ToggleButton pressed={false}>Calm</ToggleButton>
          <ToggleButton pressed>Joyful</ToggleButton>
        </div>
      ),
      why: 'The words name the thing, and the look says whether it is on.',
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
      why: 'Words that change with the state are said twice: “Joyful on, pressed”.',
    },
  ],
  anatomy: ['The words', 'A ground that fills while it is on'],
  content: [
    'One to three words that name what is on or off.',
    'The words stay the same in both states.',
  ],
  keys: [
    { keys: 'Tab', does: 'Brings the focus to the button.', verify: tabsTo('button', 'Calm') },
    {
      keys: 'Enter or Space',
      does: 'Turns it on and off.',
      verify: async ({ canvas, userEvent }) => {
        const button = canvas.getByRole('button', { name: 'Calm' });
        button.focus();
        await userEvent.keyboard('{Enter}');
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await userEvent.keyboard(' ');
        await expect(button).toHaveAttribute('aria-pressed', 'false');
      },
    },
    {
      keys: 'Enter, held down',
      does: 'Does not flicker.',
      verify: ignoresEnterRepeat('button', 'Calm'),
    },
  ],
  screenReader: '“Calm, toggle button”, and whether it is pressed.',
  related: ['Switch', 'Radio group', 'Checkbox group', 'Icon button'],
};
