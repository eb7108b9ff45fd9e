import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { spyOf, tabsThrough } from '../../testing/keyboard-plays';
import { CheckboxGroup } from './CheckboxGroup';

const options = ['Single', 'Separated', 'Divorced', 'Widow'].map((status) => ({
  value: status,
  label: status,
}));

/** How CheckboxGroup is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For any number of several under one question.',
    'As a list where an option has a hint, as pills for short words such as filters.',
  ],
  whenNotToUse: [
    'For one of several: take Radio group.',
    'For one yes or no: take Checkbox.',
    'For choices that act at once outside a form: take Toggle button.',
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
      why: 'The question stands above, and the hint says that more than one may be chosen.',
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
      why: 'Both can be ticked: one answer of two belongs in a radio group.',
    },
  ],
  anatomy: [
    'The question, as a legend',
    'A marker (optional)',
    'The hint (optional)',
    'The options, each with its box or as a pill',
    'The error, in words',
  ],
  content: [
    'The legend is the question or its subject: Status.',
    'Say that several may be chosen.',
    'Options are alike in form and short in pills.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes from option to option: each is a stop.',
      verify: tabsThrough(
        ['checkbox', 'Single'],
        ['checkbox', 'Separated'],
        ['checkbox', 'Divorced'],
        ['checkbox', 'Widow'],
      ),
    },
    {
      keys: 'Space',
      does: 'Chooses the option, and takes it back.',
      verify: async (context) => {
        context.canvas.getByRole('checkbox', { name: 'Divorced' }).focus();
        await context.userEvent.keyboard(' ');
        await expect(spyOf(context, 'onValueChange')).toHaveBeenLastCalledWith(['Divorced']);
        await context.userEvent.keyboard(' ');
        await expect(spyOf(context, 'onValueChange')).toHaveBeenLastCalledWith([]);
      },
    },
  ],
  screenReader:
    '“Status, group”, with the hint and the error; then each option: “Single, checkbox, not checked”.',
  related: ['Checkbox', 'Radio group', 'Toggle button', 'Field'],
};
