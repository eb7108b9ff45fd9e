import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { tabsTo } from '../../testing/keyboard-plays';
import { NativeSelect } from './NativeSelect';

const options = ['Rwanda', 'Kenya', 'Uganda', 'Tanzania', 'DRC'].map((name) => ({
  value: name,
  label: name,
}));

export const handbook: Handbook = {
  whenToUse: [
    'To choose one of five or more options that everyone knows by name: a country, a language.',
    'With a prompt, when no option is more likely than the others.',
  ],
  whenNotToUse: [
    'For up to four options, use Radio group, which shows them all.',
    'To choose several, use Checkbox group.',
    'For actions, use Menu.',
  ],
  dos: [
    {
      show: () => <NativeSelect label="Country" prompt="Choose a country" options={options} />,
      why: 'The label stays visible, and nothing is preselected.',
    },
  ],
  donts: [
    {
      show: () => <NativeSelect label="Country" labelHidden prompt="Country" options={options} />,
      why: 'Once an option is chosen, no one can see what the question was.',
    },
  ],
  anatomy: [
    'Label, with an optional marker',
    'Hint (optional)',
    'The browser’s own select, with an arrow',
    'Error message',
  ],
  content: [
    'Use a short noun: Country.',
    'Say what to do in the prompt: Choose a country.',
    'Name the options, and order them the way people would look for them.',
  ],
  keys: [
    { keys: 'Tab', does: 'Moves focus to the select.', verify: tabsTo('combobox', 'Country') },
    {
      keys: 'Arrow keys or letters',
      does: 'Choose an option, as in any native select. No script handles these keys.',
      verify: async ({ canvas }) => {
        const select = canvas.getByRole('combobox', { name: 'Country' });
        await expect(select.tagName).toBe('SELECT');
        // Synthetic keys don't open a native select; all a test can show is that no handler prevents them.
        for (const key of ['ArrowDown', 'ArrowUp', 'u', ' ', 'Enter']) {
          await expect(
            select.dispatchEvent(
              new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
            ),
          ).toBe(true);
        }
      },
    },
  ],
  screenReader:
    '“Country, combo box, Rwanda”, then the hint and the error. The browser announces the options.',
  related: ['Radio group', 'Checkbox group', 'Field', 'Menu'],
};
