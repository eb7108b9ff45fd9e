import { Heart, Trash2 } from 'lucide-react';

import type { Handbook } from '../../testing/handbook';
import { IconButton } from './IconButton';

export const handbook: Handbook = {
  whenToUse: [
    'For a small action with a familiar icon: like, close, next.',
    'With pressed, for something that’s on or off, such as a like.',
    'Use ghost on a surface, surface over a picture, night over a dark picture or video, and solid for the most important one.',
  ],
  whenNotToUse: [
    'For an action whose icon people would have to learn, use Button or Labelled icon button.',
    'In the header, use Bar button, which inherits its bar’s colours.',
    'For an action that floats over the page, use Floating button.',
  ],
  dos: [
    {
      show: () => (
        <IconButton variant="surface" label="Like Aline" pressed>
          <Heart aria-hidden="true" />
        </IconButton>
      ),
      why: 'A familiar icon, and a name that says who it’s about.',
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
      why: 'Two bins both called “Button”: no one can tell what each one deletes.',
    },
  ],
  anatomy: ['Round target of 44 or 52 px', 'Icon, hidden from assistive technology'],
  content: [
    'Name the action and its object: Like Aline.',
    'Keep a toggle’s label the same in both states.',
  ],
  keys: [],
  noKeys: 'A native button: Enter and Space activate it, and holding Enter does so only once.',
  screenReader:
    '“Like Aline, button”. As a toggle, also whether it’s pressed. The icon isn’t announced.',
  related: ['Labelled icon button', 'Bar button', 'Floating button', 'Button', 'Tooltip'],
};
