import type { Handbook } from '../../testing/handbook';
import { Avatar } from '../avatar/Avatar';
import { ListButton } from './ListButton';

export const handbook: Handbook = {
  whenToUse: [
    'For a list row that’s clickable as a whole, such as a conversation.',
    'For a card that’s one of several options, such as a payment method.',
    'With asChild, for a row that’s a link.',
  ],
  whenNotToUse: [
    'For a row with other buttons in it, use Card.',
    'For a choice submitted with a form, use Radio group.',
    'For a short action, use Button.',
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
      why: 'The whole row is the target, and its text makes a clear accessible name.',
    },
  ],
  donts: [
    {
      show: () => <ListButton variant="card">More</ListButton>,
      why: 'A whole card for one word: without a name and a second line, no one knows what it opens.',
    },
  ],
  anatomy: [
    'Icon or picture (optional)',
    'Text, one or two lines',
    'Content at the end (optional)',
  ],
  content: [
    'Start with what tells the rows apart: the person’s name.',
    'All text in the row becomes its name, so keep it to two short lines.',
  ],
  keys: [],
  noKeys: 'A native button: Enter and Space activate it, and holding Enter does so only once.',
  screenReader:
    'All its text as one name: “Aline Shall we meet on Saturday?, button”. With aria-current, also that it’s the current one.',
  related: ['Button', 'Card', 'Radio group', 'Avatar'],
};
