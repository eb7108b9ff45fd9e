import type { Handbook } from '../../testing/handbook';
import { Motif } from './Motif';

/** How Motif is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For edges, the backs of cards and empty places.',
    'In the current colour: the text colour of its parent or its own class.',
    'With scale, to draw the pattern finer or coarser.',
  ],
  whenNotToUse: [
    'Behind text: use a plain ground of Section.',
    'For the mark of the product: take Logo.',
    'For a line between two parts: use the border of the part.',
  ],
  dos: [
    {
      show: () => (
        <div className="overflow-hidden rounded-md border border-line">
          <Motif className="text-primary" />
          <p className="p-4">Choose a table where you can hear each other.</p>
        </div>
      ),
      why: 'The pattern runs along the edge, and the words have a calm ground.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="relative overflow-hidden rounded-md border border-line">
          <Motif pattern="diamonds" className="absolute inset-0 h-full! text-primary" />
          <p className="relative p-4">Choose a table where you can hear each other.</p>
        </div>
      ),
      why: 'Words over a pattern cannot be read.',
    },
  ],
  anatomy: [
    'A field as wide as its place, 24 px high unless told otherwise',
    'The pattern: zigzag, diamonds or spiral',
  ],
  content: ['It has none: it tells nothing that would have to be said.'],
  keys: [],
  noKeys: 'It is decoration.',
  screenReader: 'Nothing: it is hidden from assistive technology.',
  related: ['Section', 'Logo', 'Empty state', 'Card'],
};
