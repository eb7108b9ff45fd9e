import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { tabsTo } from '../../testing/keyboard-plays';
import { NativeSelect } from './NativeSelect';

const options = ['Rwanda', 'Kenya', 'Uganda', 'Tanzania', 'DRC'].map((name) => ({
  value: name,
  label: name,
}));

/** How NativeSelect is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For one of five or more that everybody knows by name: a country, a language.',
    'With a prompt, where no answer is more likely than the others.',
  ],
  whenNotToUse: [
    'For up to four: take Radio group, where all are in sight.',
    'For several of many: take Checkbox group.',
    'For actions: take Menu.',
  ],
  dos: [
    {
      show: () => <NativeSelect label="Country" prompt="Choose a country" options={options} />,
      why: 'The label stays in sight, and nothing is chosen for the visitor.',
    },
  ],
  donts: [
    {
      show: () => <NativeSelect label="Country" labelHidden prompt="Country" options={options} />,
      why: 'Once something is chosen, nobody sees what the box asked for.',
    },
  ],
  anatomy: [
    'The label, with a marker (optional)',
    'The hint (optional)',
    'The browser’s own list, with an arrow',
    'The error, in words',
  ],
  content: [
    'The label is the question in a word: Country.',
    'The prompt says what to do: Choose a country.',
    'Options are names, in an order that somebody would look for.',
  ],
  keys: [
    { keys: 'Tab', does: 'Brings the focus to the box.', verify: tabsTo('combobox', 'Country') },
    {
      keys: 'Arrow keys or letters',
      does: 'Choose as the browser does everywhere: it is its own list, which no script listens to.',
      verify: async ({ canvas }) => {
        const select = canvas.getByRole('combobox', { name: 'Country' });
        await expect(select.tagName).toBe('SELECT');
        // Pressed by a script, keys open no list of the browser; that nobody takes them from it is what can be seen.
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
    '“Country, combo box, Rwanda”, then the hint and the error; the options as the browser reads any list.',
  related: ['Radio group', 'Checkbox group', 'Field', 'Menu'],
};
