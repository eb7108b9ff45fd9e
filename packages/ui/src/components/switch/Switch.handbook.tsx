import { expect } from 'storybook/test';

import type { Handbook } from '../../testing/handbook';
import { tabsTo } from '../../testing/keyboard-plays';
import { Switch } from './Switch';

/** How Switch is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a setting that is on or off and acts at once: show my age.',
    'In a list of settings, one a row.',
  ],
  whenNotToUse: [
    'For what is taken when a form is sent: take Checkbox.',
    'For a word among others that is on or off: take Toggle button.',
    'For two choices with names of their own: take Radio group.',
  ],
  dos: [
    {
      show: () => <Switch label="Show my age" hint="Others see it on your card." />,
      why: 'The label names what is on or off, and the hint says who notices.',
    },
  ],
  donts: [
    {
      show: () => <Switch label="Turn on age: off" />,
      why: 'Words for the state contradict the switch as soon as it turns.',
    },
  ],
  anatomy: ['The label', 'The hint (optional)', 'The switch, with a tick while it is on'],
  content: [
    'The label names the setting, without on, off or enable.',
    'The hint says what changes, in one sentence.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Brings the focus to the switch.',
      verify: tabsTo('switch', 'Show my age'),
    },
    {
      keys: 'Enter or Space',
      does: 'Turns it on and off.',
      verify: async ({ canvas, userEvent }) => {
        const toggle = canvas.getByRole('switch', { name: 'Show my age' });
        toggle.focus();
        await userEvent.keyboard('{Enter}');
        await expect(toggle).toBeChecked();
        await userEvent.keyboard(' ');
        await expect(toggle).not.toBeChecked();
      },
    },
  ],
  screenReader: '“Show my age, switch, off”, then the hint.',
  related: ['Checkbox', 'Toggle button', 'Radio group'],
};
