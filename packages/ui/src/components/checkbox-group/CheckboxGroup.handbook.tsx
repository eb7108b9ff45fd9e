import type { Handbook } from '../../testing/handbook';
import { CheckboxGroup } from './CheckboxGroup';

const options = ['Single', 'Separated', 'Divorced', 'Widow'].map((status) => ({
  value: status,
  label: status,
}));

export const handbook: Handbook = {
  whenToUse: [
    'When people can choose any number of options for one question.',
    'Use a list when options have hints, and pills for short labels, such as filters.',
  ],
  whenNotToUse: [
    'For a single choice, use Radio group.',
    'For a single yes or no, use Checkbox.',
    'For choices outside a form that apply immediately, use Toggle button.',
  ],
  dos: [
    {
      show: () => (
        <CheckboxGroup
          legend="Status"
          hint="Choose as many as you like."
          variant="pills"
          options={options}
          defaultValue={['Single']}
        />
      ),
      why: 'The question comes first, and the hint says that you can choose more than one.',
    },
  ],
  donts: [
    {
      show: () => (
        <CheckboxGroup
          legend="Are you over 18?"
          variant="pills"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      ),
      why: 'Both can be selected. A question with one answer belongs in a radio group.',
    },
  ],
  anatomy: [
    'Question, as a legend',
    'Marker (optional)',
    'Hint (optional)',
    'Options, each with its checkbox or as a pill',
    'Error message',
  ],
  content: [
    'Use the question or its subject: Status.',
    'Say that people can choose more than one.',
    'Write options in the same form, and keep them short in pills.',
  ],
  keys: [],
  noKeys: 'Native checkboxes: Tab moves through the options, and Space selects or deselects one.',
  screenReader:
    '“Status, group”, with the hint and the error, then each option: “Single, checkbox, not checked”.',
  related: ['Checkbox', 'Radio group', 'Toggle button', 'Field'],
};
