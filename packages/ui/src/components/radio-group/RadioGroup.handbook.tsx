import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { spyOf } from '../../testing/keyboard-plays';
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
  keys: [
    {
      keys: 'Tab',
      does: 'Moves to the selected option, or to the first without selecting it. The next Tab leaves the group.',
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
      does: 'Selects the focused option.',
      verify: async (context) => {
        context.canvas.getByRole('radio', { name: 'Coffee' }).focus();
        await context.userEvent.keyboard(' ');
        await expect(spyOf(context, 'onValueChange')).toHaveBeenCalledWith('coffee');
      },
    },
    {
      keys: 'Down arrow or Right arrow',
      does: 'Selects the next option, wrapping to the first.',
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
      does: 'Selects the previous option, wrapping to the last.',
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
    '“First meeting, radio group”, whether it’s required, the hint and the error, then “Coffee, radio button, 1 of 3” with its sentence. Icons aren’t announced.',
  related: ['Checkbox group', 'Native select', 'Checkbox', 'Toggle button'],
};
