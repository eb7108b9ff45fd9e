import type { Handbook } from '../../testing/handbook';
import { Checkbox } from './Checkbox';

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
  keys: [],
  noKeys: 'A native checkbox: Space ticks and unticks it.',
  screenReader:
    '“Send me a monthly newsletter, checkbox, not checked”, then the hint and the error. With an error, it’s also announced as invalid.',
  related: ['Checkbox group', 'Switch', 'Radio group', 'Error summary'],
};
