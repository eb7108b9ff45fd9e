import type { Handbook } from '../../testing/handbook';
import { TextButton } from './TextButton';

export const handbook: Handbook = {
  whenToUse: [
    'For a minor action within text: show more, try again, undo.',
    'When a button with a background would be too prominent.',
  ],
  whenNotToUse: [
    'To open another page, use Text link.',
    'For the action of a form or a view, use Button.',
    'To show and hide part of a text, use Disclosure.',
  ],
  dos: [
    {
      show: () => (
        <p className="max-w-prose">
          Long answers are shown in parts.
          <TextButton>Show 4,000 more characters</TextButton>
        </p>
      ),
      why: 'It comes right after the text that it continues, and says how much more there is.',
    },
  ],
  donts: [
    {
      show: () => <TextButton>Go to the help center</TextButton>,
      why: 'This opens another page. A link can be opened in a new tab, a button can’t.',
    },
  ],
  anatomy: ['Underlined text, on a line 44 px high'],
  content: [
    'Start with a verb: Show, Try, Undo.',
    'Say what happens, and how much of it if that matters.',
  ],
  keys: [],
  noKeys: 'A native button: Enter and Space activate it, and holding Enter does so only once.',
  screenReader: '“Show 4,000 more characters, button”: a button, even though it looks like a link.',
  related: ['Text link', 'Button', 'Disclosure'],
};
