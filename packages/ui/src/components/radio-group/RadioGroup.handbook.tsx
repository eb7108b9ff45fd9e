import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { spyOf } from '../../testing/keyboard-plays';
import { RadioGroup } from './RadioGroup';

/** How RadioGroup is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For one of two to six, all in sight.',
    'As a list by default, as cards where each has a sentence, as pills for short words.',
  ],
  whenNotToUse: [
    'For more than six that everybody knows by name: take Native select.',
    'For any number of several: take Checkbox group.',
    'For one yes or no: take Checkbox.',
  ],
  dos: [
    {
      show: () => (
        <RadioGroup
          legend="First meeting"
          options={[
            { value: 'coffee', label: 'Coffee', hint: 'An hour, by day, in town.' },
            { value: 'outdoor', label: 'Outdoor', hint: 'A walk where others walk too.' },
          ]}
        />
      ),
      why: 'The hints say what the words mean, and nothing is chosen for the visitor.',
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
      why: 'One option, already chosen, cannot be taken back: a consent is a checkbox.',
    },
  ],
  anatomy: [
    'The question, as a legend',
    'A marker (optional)',
    'The hint (optional)',
    'The options, each with a label and, in lists and cards, a sentence',
    'The error, in words',
  ],
  content: [
    'The legend is the question or its subject.',
    'Options are alike in form: all nouns, or all verbs.',
    'In pills, one to three words.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Enters at the chosen option, or at the first without choosing it; the next Tab leaves.',
      verify: async ({ canvas, userEvent }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('radio', { name: 'Coffee' })).toHaveFocus();
        await expect(canvas.getByRole('radio', { name: 'Coffee' })).not.toBeChecked();
        await userEvent.keyboard(' {ArrowDown}');
        await userEvent.tab();
        await expect(document.body).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('radio', { name: 'Dinner' })).toHaveFocus();
      },
    },
    {
      keys: 'Space',
      does: 'Chooses the option that has the focus.',
      verify: async (context) => {
        context.canvas.getByRole('radio', { name: 'Coffee' }).focus();
        await context.userEvent.keyboard(' ');
        await expect(spyOf(context, 'onValueChange')).toHaveBeenCalledWith('coffee');
      },
    },
    {
      keys: 'Down arrow or Right arrow',
      does: 'Chooses the next option, after the last the first.',
      verify: async ({ canvas, userEvent }) => {
        canvas.getByRole('radio', { name: 'Coffee' }).focus();
        for (const [key, name] of [
          ['{ArrowDown}', 'Dinner'],
          ['{ArrowRight}', 'Outdoor'],
          ['{ArrowDown}', 'Coffee'],
        ] as const) {
          await userEvent.keyboard(key);
          await expect(canvas.getByRole('radio', { name })).toBeChecked();
          await expect(canvas.getByRole('radio', { name })).toHaveFocus();
        }
      },
    },
    {
      keys: 'Up arrow or Left arrow',
      does: 'Chooses the one before, before the first the last.',
      verify: async ({ canvas, userEvent }) => {
        canvas.getByRole('radio', { name: 'Coffee' }).focus();
        for (const [key, name] of [
          ['{ArrowUp}', 'Outdoor'],
          ['{ArrowLeft}', 'Dinner'],
        ] as const) {
          await userEvent.keyboard(key);
          await expect(canvas.getByRole('radio', { name })).toBeChecked();
        }
      },
    },
  ],
  screenReader:
    '“First meeting, radio group”, whether it is required, the hint and the error; then “Coffee, radio button, 1 of 3” with its sentence. Icons are silent.',
  related: ['Checkbox group', 'Native select', 'Checkbox', 'Toggle button'],
};
