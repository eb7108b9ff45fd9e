import type { Handbook } from '../../testing/handbook';
import { actsByEnterAndSpace, refusesHeldEnter, tabsTo } from '../../testing/key-walks';
import { TextButton } from './TextButton';

const NAME = 'Show 4,000 more characters';

/** How TextButton is used. */
export const handbook: Handbook = {
  use: [
    'For a small act within a text: show more, try again, undo.',
    'Where a button with a ground would be too loud.',
  ],
  avoid: [
    'For what leads to another page: take Text link.',
    'For the action of a form or a view: take Button.',
    'To open and close a part of a text: take Disclosure.',
  ],
  dos: [
    {
      show: () => (
        <p className="max-w-prose">
          A long answer is shown in parts.
          <TextButton>Show 4,000 more characters</TextButton>
        </p>
      ),
      why: 'It stands after the text that it continues and says how much comes.',
    },
  ],
  donts: [
    {
      show: () => <TextButton>Go to the help center</TextButton>,
      why: 'This leads to another page: a link can be opened in a new tab, a button cannot.',
    },
  ],
  anatomy: ['The words, underlined, in a line 44 px high'],
  words: [
    'Begin with a verb: Show, Try, Undo.',
    'Say what happens, and how much of it where that matters.',
  ],
  keys: [
    { keys: 'Tab', does: 'Brings the focus to the button.', walk: tabsTo('button', NAME) },
    {
      keys: 'Enter or Space',
      does: 'Acts, once for each press.',
      walk: actsByEnterAndSpace('button', NAME),
    },
    {
      keys: 'Enter, held down',
      does: 'Does not act again and again.',
      walk: refusesHeldEnter('button', NAME),
    },
  ],
  says: '“Show 4,000 more characters, button”: a button, although it reads as a link.',
  related: ['Text link', 'Button', 'Disclosure'],
};
