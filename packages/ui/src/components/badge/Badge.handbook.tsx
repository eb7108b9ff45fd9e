import { BadgeCheck } from 'lucide-react';

import type { Handbook } from '../../testing/handbook';
import { Badge } from './Badge';

export const handbook: Handbook = {
  whenToUse: [
    'To label something in a word or two: a tag, a level, a status, an offer.',
    'Use neutral for tags, primary and accent to make one stand out, success, warning and danger for a status, and coin only for coins and offers.',
  ],
  whenNotToUse: [
    'For something people can click, use Toggle button.',
    'For a full sentence, use Notice.',
    'For a number that matters on its own, use Stat.',
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
      why: 'Tags stay neutral, so the one status is easy to spot.',
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
      why: 'The colours suggest coins, danger and warnings where none are meant.',
    },
  ],
  anatomy: ['Icon (optional)', 'Label'],
  content: [
    'Use one or two words, without a full stop.',
    'Make sure the text works on its own: neither colour nor icon is announced.',
    'Use sentence case: New here.',
  ],
  keys: [],
  noKeys: 'A badge isn’t interactive.',
  screenReader: 'Only its text, as plain text: “Verified”. The icon isn’t announced.',
  related: ['Toggle button', 'Notice', 'Stat'],
};
