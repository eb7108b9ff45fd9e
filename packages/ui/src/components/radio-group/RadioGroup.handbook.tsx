import type { Handbook } from '../../testing/handbook';
import { RadioGroup } from './RadioGroup';

export const handbook: Handbook = {
  whenToUse: [
    'To choose one of two to six options, all visible.',
    'Use the list by default, cards when each option has a sentence, and pills for short labels.',
  ],
  whenNotToUse: [
    'For more than six familiar options, use Native select.',
    'When people can choose several, use Checkbox group.',
    'For a single yes or no, use Checkbox.',
  ],
  dos: [
    {
      show: () => (
        <RadioGroup
          legend="First meeting"
          options={[
            { value: 'coffee', label: 'Coffee', hint: 'An hour in town during the day.' },
            { value: 'outdoor', label: 'Outdoor', hint: 'A walk with other people around.' },
          ]}
        />
      ),
      why: 'The hints explain the options, and nothing is preselected.',
    },
  ],
  donts: [
    {
      show: () => (
        <RadioGroup
          legend="I agree to the terms"
          variant="pills"
          defaultValue="yes"
          options={[{ value: 'yes', label: 'Yes' }]}
        />
      ),
      why: 'A single, preselected option can’t be deselected. Use a checkbox for consent.',
    },
  ],
  anatomy: [
    'Question, as a legend',
    'Marker (optional)',
    'Hint (optional)',
    'Options, each with a label and, in lists and cards, a sentence',
    'Error message',
  ],
  content: [
    'Use the question or its subject.',
    'Write options in the same form: all nouns, or all verbs.',
    'In pills, use one to three words.',
  ],
  keys: [],
  noKeys:
    'Native radio buttons: one tab stop, and the arrow keys change the selection, wrapping at the ends.',
  screenReader:
    '“First meeting, radio group”, whether it’s required, the hint and the error, then “Coffee, radio button, 1 of 3” with its sentence. Icons aren’t announced.',
  related: ['Checkbox group', 'Native select', 'Checkbox', 'Toggle button'],
};
