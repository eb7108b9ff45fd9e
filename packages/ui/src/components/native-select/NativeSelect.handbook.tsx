import type { Handbook } from '../../testing/handbook';
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
  keys: [],
  noKeys: 'A native select: no script handles its keys.',
  screenReader:
    '“Country, combo box, Rwanda”, then the hint and the error. The browser announces the options.',
  related: ['Radio group', 'Checkbox group', 'Field', 'Menu'],
};
