import type { Handbook } from '../../testing/handbook';
import { activatesByEnterAndSpace, ignoresEnterRepeat, tabsTo } from '../../testing/keyboard-plays';
import { TextButton } from './TextButton';

const NAME = 'Show 4,000 more characters';

/** How TextButton is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a small act within a text: show more, try again, undo.',
    'Where a button with a ground would be too loud.',
  ],
  whenNotToUse: [
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
  content: [
    'Begin with a verb: Show, Try, Undo.',
    'Say what happens, and how much of it where that matters.',
  ],
  keys: [
    { keys: 'Tab', does: 'Brings the focus to the button.', verify: tabsTo('button', NAME) },
    {
      keys: 'Enter or Space',
      does: 'Acts, once for each press.',
      verify: activatesByEnterAndSpace('button', NAME),
    },
    {
      keys: 'Enter, held down',
      does: 'Does not act again and again.',
      verify: ignoresEnterRepeat('button', NAME),
    },
  ],
  screenReader: '“Show 4,000 more characters, button”: a button, although it reads as a link.',
  related: ['Text link', 'Button', 'Disclosure'],
};
