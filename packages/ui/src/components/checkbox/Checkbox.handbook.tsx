import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { spyOf, tabsTo } from '../../testing/keyboard-plays';
import { Checkbox } from './Checkbox';

const NAME = 'Send me a letter once a month';

/** How Checkbox is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For one yes or no that is taken when the form is sent: a consent, a letter.',
    'With a link in the label, where there is something to read first.',
  ],
  whenNotToUse: [
    'For what acts at once: take Switch.',
    'For several under one question: take Checkbox group.',
    'For one of several: take Radio group.',
  ],
  dos: [
    {
      show: () => (
        <Checkbox label="Send me a letter once a month" hint="You can stop it at any time." />
      ),
      why: 'The label says what yes means, and it begins without a tick.',
    },
  ],
  donts: [
    {
      show: () => <Checkbox label="Do not send me letters" defaultChecked />,
      why: 'A tick against something has to be read twice, and consent that is ticked already is none.',
    },
  ],
  anatomy: [
    'The box, with a tick',
    'The label, a target with the box',
    'A marker such as “required” (optional)',
    'The hint (optional)',
    'The error, in words',
  ],
  content: [
    'Write what yes means: I agree to the Terms & Conditions.',
    'No negatives.',
    'The error says what to do: Agree to the terms to go on.',
  ],
  keys: [
    { keys: 'Tab', does: 'Brings the focus to the box.', verify: tabsTo('checkbox', NAME) },
    {
      keys: 'Space',
      does: 'Ticks it, and takes the tick away.',
      verify: async (context) => {
        const box = context.canvas.getByRole('checkbox', { name: NAME });
        box.focus();
        await context.userEvent.keyboard(' ');
        await expect(box).toBeChecked();
        await context.userEvent.keyboard(' ');
        await expect(box).not.toBeChecked();
        await expect(spyOf(context, 'onChange')).toHaveBeenCalledTimes(2);
      },
    },
  ],
  screenReader:
    '“Send me a letter once a month, checkbox, not checked”, then the hint and the error; with an error, that it is invalid.',
  related: ['Checkbox group', 'Switch', 'Radio group', 'Error summary'],
};
