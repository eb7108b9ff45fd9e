import { Heart, Trash2 } from 'lucide-react';

import type { Handbook } from '../../testing/handbook';
import { activatesByEnterAndSpace, ignoresEnterRepeat, tabsTo } from '../../testing/keyboard-plays';
import { IconButton } from './IconButton';

/** How IconButton is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a small action that a sign says at once: like, close, next.',
    'With pressed, for something that is on or off, such as a like.',
    'Ghost in a surface, surface over a picture, night over a dark picture or video, solid for the one that matters.',
  ],
  whenNotToUse: [
    'For an action whose sign has to be learnt: take Button or Labelled icon button.',
    'In the header: take Bar button, which has the colours of its bar.',
    'For what floats over the page: take Floating button.',
  ],
  dos: [
    {
      show: () => (
        <IconButton variant="surface" label="Like Aline" pressed>
          <Heart aria-hidden="true" />
        </IconButton>
      ),
      why: 'A sign that everybody knows, and a name that says whom it is about.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="flex gap-2">
          <IconButton label="Button">
            <Trash2 aria-hidden="true" />
          </IconButton>
          <IconButton label="Button">
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ),
      why: 'Two bins that are both called “Button”: nobody can tell what each of them throws away.',
    },
  ],
  anatomy: ['A round target of 44 or 52 px', 'One icon, hidden from assistive technology'],
  content: [
    'The label says the action and its object: Like Aline.',
    'The label of a toggle stays the same in both states.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Brings the focus to the button.',
      verify: tabsTo('button', 'Like Aline'),
    },
    {
      keys: 'Enter or Space',
      does: 'Acts, once for each press.',
      verify: activatesByEnterAndSpace('button', 'Like Aline'),
    },
    {
      keys: 'Enter, held down',
      does: 'Does not act again and again.',
      verify: ignoresEnterRepeat('button', 'Like Aline'),
    },
  ],
  screenReader: '“Like Aline, button”; as a toggle also whether it is pressed. The icon is silent.',
  related: ['Labelled icon button', 'Bar button', 'Floating button', 'Button', 'Tooltip'],
};
