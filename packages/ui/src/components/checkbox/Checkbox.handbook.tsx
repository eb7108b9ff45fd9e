import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { spyOf, tabsTo } from '../../testing/keyboard-plays';
import { Checkbox } from './Checkbox';

const NAME = 'Send me a monthly newsletter';

export const handbook: Handbook = {
  whenToUse: [
    'For a single yes or no that’s submitted with a form: consent, a newsletter.',
    'With a link in the label, when there’s something to read first.',
  ],
  whenNotToUse: [
    'For a setting that applies immediately, use Switch.',
    'For several options under one question, use Checkbox group.',
    'For a single choice from several, use Radio group.',
  ],
  dos: [
    {
      show: () => (
        <Checkbox label="Send me a monthly newsletter" hint="You can unsubscribe at any time." />
      ),
      why: 'The label says what yes means, and the box starts unticked.',
    },
  ],
  donts: [
    {
      show: () => <Checkbox label="Do not send me newsletters" defaultChecked />,
      why: 'Ticking a negative has to be read twice, and a pre-ticked box isn’t consent.',
    },
  ],
  anatomy: [
    'Box, with a tick',
    'Label, which is part of the target',
    'Marker, such as “required” (optional)',
    'Hint (optional)',
    'Error message',
  ],
  content: [
    'Say what yes means: I agree to the Terms & Conditions.',
    'Don’t use negatives.',
    'Say how to fix the error: Agree to the terms to continue.',
  ],
  keys: [
    { keys: 'Tab', does: 'Moves focus to the box.', verify: tabsTo('checkbox', NAME) },
    {
      keys: 'Space',
      does: 'Ticks or unticks the box.',
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
    '“Send me a monthly newsletter, checkbox, not checked”, then the hint and the error. With an error, it’s also announced as invalid.',
  related: ['Checkbox group', 'Switch', 'Radio group', 'Error summary'],
};
