import { Heart, Star, X } from 'lucide-react';

import type { Handbook } from '../../testing/handbook';
import { LabelledIconButton } from './LabelledIconButton';

export const handbook: Handbook = {
  whenToUse: [
    'For two to four actions side by side that people use often, such as Pass, Super Like and Like.',
    'When a second line shows the price.',
  ],
  whenNotToUse: [
    'For a single action, use Button.',
    'When there’s no space for labels, use Icon button.',
    'For a choice that stays selected, use Toggle button.',
  ],
  dos: [
    {
      show: () => (
        <div className="grid max-w-80 grid-cols-3 items-start">
          <LabelledIconButton icon={<X />}>Pass</LabelledIconButton>
          <LabelledIconButton icon={<Star />} variant="coin">
            Super Like
            <span className="font-normal text-coin">30 coins</span>
          </LabelledIconButton>
          <LabelledIconButton icon={<Heart />} variant="primary">
            Like
          </LabelledIconButton>
        </div>
      ),
      why: 'Each label says what the button does, and the one that costs coins says how many.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="grid max-w-80 grid-cols-3 items-start">
          <LabelledIconButton icon={<X />} variant="primary">
            No, I do not want to see them again
          </LabelledIconButton>
          <LabelledIconButton icon={<Star />} variant="primary">
            Super
          </LabelledIconButton>
          <LabelledIconButton icon={<Heart />} variant="primary">
            Like
          </LabelledIconButton>
        </div>
      ),
      why: 'All three are equally loud, a sentence breaks the row, and a price is missing.',
    },
  ],
  anatomy: [
    'Icon in a circle, hidden from assistive technology',
    'Label',
    'Second line (optional)',
  ],
  content: [
    'Use one or two words.',
    'Put the price in the second line, so that it’s part of the name.',
  ],
  keys: [],
  noKeys: 'A native button: Enter and Space activate it, and holding Enter does so only once.',
  screenReader:
    'Its label and second line: “Super Like 30 coins, button”. With aria-disabled, it’s announced as unavailable and keeps focus.',
  related: ['Icon button', 'Button', 'Toggle button'],
};
