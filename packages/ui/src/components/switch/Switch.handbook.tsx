import type { Handbook } from '../../testing/handbook';
import { Switch } from './Switch';

export const handbook: Handbook = {
  whenToUse: [
    'For a setting that’s on or off and applies immediately: show my age.',
    'In a list of settings, one per row.',
  ],
  whenNotToUse: [
    'For a choice submitted with a form, use Checkbox.',
    'For one of several tags that can be on or off, use Toggle button.',
    'For two options with names of their own, use Radio group.',
  ],
  dos: [
    {
      show: () => <Switch label="Show my age" hint="Others see it on your card." />,
      why: 'The label names the setting, and the hint says who will notice.',
    },
  ],
  donts: [
    {
      show: () => <Switch label="Turn on age: off" />,
      why: 'A label that includes the state is wrong as soon as the switch is used.',
    },
  ],
  anatomy: ['Label', 'Hint (optional)', 'Switch, with a tick while on'],
  content: [
    'Name the setting, without “on”, “off” or “enable”.',
    'Say what changes, in one sentence.',
  ],
  keys: [],
  noKeys: 'A native button: Enter and Space turn it on or off.',
  screenReader: '“Show my age, switch, off”, then the hint.',
  related: ['Checkbox', 'Toggle button', 'Radio group'],
};
