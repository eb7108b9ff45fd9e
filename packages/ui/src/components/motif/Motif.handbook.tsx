import type { Handbook } from '../../testing/handbook';
import { Motif } from './Motif';

export const handbook: Handbook = {
  whenToUse: [
    'For edges, card backs and empty areas.',
    'It uses the current text colour: its parent’s, or the one set by its own class.',
    'With scale, for a finer or coarser pattern.',
  ],
  whenNotToUse: [
    'Behind text, use a plain background from Section.',
    'For the product’s logo, use Logo.',
    'For a divider between two sections, use a border.',
  ],
  dos: [
    {
      show: () => (
        <div className="overflow-hidden rounded-md border border-line">
          <Motif className="text-primary" />
          <p className="p-4">Choose a table where you can hear each other.</p>
        </div>
      ),
      why: 'The pattern runs along the edge, and the text has a plain background.',
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
      why: 'Text over a pattern is unreadable.',
    },
  ],
  anatomy: [
    'Strip as wide as its container, 24 px high by default',
    'Pattern: zigzag, diamonds or spiral',
  ],
  content: ['None. It’s decoration.'],
  keys: [],
  noKeys: 'A motif is decorative.',
  screenReader: 'Nothing. It’s hidden from assistive technology.',
  related: ['Section', 'Logo', 'Empty state', 'Card'],
};
