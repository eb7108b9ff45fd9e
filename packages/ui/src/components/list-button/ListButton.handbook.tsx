import type { Handbook } from '../../testing/handbook';
import { activatesByEnterAndSpace, ignoresEnterRepeat, tabsTo } from '../../testing/keyboard-plays';
import { Avatar } from '../avatar/Avatar';
import { ListButton } from './ListButton';

const NAME = 'Aline Shall we meet on Saturday?';

/** How ListButton is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a row of a list that is pressed as a whole, such as a conversation.',
    'For a card that is one way of several, such as one way to pay.',
    'With asChild, for a row that is a link.',
  ],
  whenNotToUse: [
    'For a row that holds other buttons: take Card, with buttons in it.',
    'For a choice that is sent with a form: take Radio group.',
    'For a short action: take Button.',
  ],
  dos: [
    {
      show: () => (
        <ListButton>
          <Avatar name="Aline" alt="" size={44} />
          <span className="min-w-0">
            <span className="block font-semibold">Aline</span>{' '}
            <span className="block text-small text-ink-soft">Shall we meet on Saturday?</span>
          </span>
        </ListButton>
      ),
      why: 'The whole row is the target, and its words make one name that can be read aloud.',
    },
  ],
  donts: [
    {
      show: () => <ListButton variant="card">More</ListButton>,
      why: 'A card of its own for one word: without a name and a line under it, nobody knows what it opens.',
    },
  ],
  anatomy: [
    'An icon, a picture or nothing',
    'The words, one or two lines',
    'Whatever stands at the end (optional)',
  ],
  content: [
    'Put what tells the rows apart first: the name of the person.',
    'All words of the row are its name: keep them to two short lines.',
  ],
  keys: [
    { keys: 'Tab', does: 'Brings the focus to the row.', verify: tabsTo('button', NAME) },
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
  screenReader:
    'All its words as one name: “Aline Shall we meet on Saturday?, button”; with aria-current, that it is the current one.',
  related: ['Button', 'Card', 'Radio group', 'Avatar'],
};
