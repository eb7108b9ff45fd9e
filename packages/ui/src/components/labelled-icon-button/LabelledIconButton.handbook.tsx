import { Heart, Star, X } from 'lucide-react';

import type { Handbook } from '../../testing/handbook';
import { activatesByEnterAndSpace, ignoresEnterRepeat, tabsTo } from '../../testing/keyboard-plays';
import { LabelledIconButton } from './LabelledIconButton';

/** How LabelledIconButton is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For two to four actions side by side that are pressed often, such as Pass, Super Like and Like.',
    'Where a second line says what it costs.',
  ],
  whenNotToUse: [
    'For one action alone: take Button.',
    'Where there is no room for words: take Icon button.',
    'For a choice that stays on: take Toggle button.',
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
      why: 'Each says in a word what it does, and what costs coins says how many.',
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
      why: 'Three that shout alike, a sentence that pulls the row apart, and a price that is missing.',
    },
  ],
  anatomy: [
    'An icon in a circle, hidden from assistive technology',
    'The words',
    'A second line (optional)',
  ],
  content: [
    'One or two words under the icon.',
    'A price stands in the second line and is part of the name.',
  ],
  keys: [
    { keys: 'Tab', does: 'Brings the focus to the button.', verify: tabsTo('button', 'Pass') },
    {
      keys: 'Enter or Space',
      does: 'Acts, once for each press.',
      verify: activatesByEnterAndSpace('button', 'Pass'),
    },
    {
      keys: 'Enter, held down',
      does: 'Does not act again and again.',
      verify: ignoresEnterRepeat('button', 'Pass'),
    },
  ],
  screenReader:
    'Its words, with the second line: “Super Like 30 coins, button”. With aria-disabled it says that it cannot be used now and keeps the focus.',
  related: ['Icon button', 'Button', 'Toggle button'],
};
