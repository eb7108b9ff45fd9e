import { BadgeCheck } from 'lucide-react';

import type { Handbook } from '../../testing/handbook';
import { Badge } from './Badge';

/** How Badge is used. */
export const handbook: Handbook = {
  whenToUse: [
    'To mark a thing with a word or two: a tag, a level, a state, an offer.',
    'Neutral for tags, primary and accent to set one apart, success, warning and danger for a state, coin only for coins and offers.',
  ],
  whenNotToUse: [
    'For something that can be pressed: take Toggle button.',
    'For a sentence: take Notice.',
    'For a number that matters by itself: take Stat.',
  ],
  dos: [
    {
      show: () => (
        <div className="flex flex-wrap gap-2">
          <Badge>Hiking</Badge>
          <Badge>Jazz</Badge>
          <Badge variant="success" icon={<BadgeCheck />}>
            Verified
          </Badge>
        </div>
      ),
      why: 'Tags stay neutral, so that the one state among them is seen.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="flex flex-wrap gap-2">
          <Badge variant="coin">Hiking</Badge>
          <Badge variant="danger">Jazz</Badge>
          <Badge variant="warning">Coffee</Badge>
        </div>
      ),
      why: 'The colours say coins, danger and care where nothing of the kind is meant.',
    },
  ],
  anatomy: ['A sign before the words (optional)', 'The words'],
  content: [
    'One or two words, without a full stop.',
    'The words say it alone: neither the colour nor the sign is read out.',
    'Capital letter at the beginning only: New here.',
  ],
  keys: [],
  noKeys: 'A badge marks something and cannot be pressed.',
  screenReader: 'Only its words, as plain text: “Verified”. The sign is silent.',
  related: ['Toggle button', 'Notice', 'Stat'],
};
