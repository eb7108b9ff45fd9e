import type { Handbook } from '../../testing/handbook';
import { activatesByEnterAndSpace, ignoresEnterRepeat, tabsTo } from '../../testing/keyboard-plays';
import { MapPin } from './MapPin';

const NAME = '1. Kigali Serena';

/** How MapPin is used. */
export const handbook: Handbook = {
  whenToUse: [
    'For a place on a map that has a number in the list beside it.',
    'With highlighted, for the places that were asked for; the others stay as outlines.',
  ],
  whenNotToUse: [
    'For a place in running text: write its name.',
    'For a button that is not on a map: take Icon button.',
    'For a number that cannot be pressed: take Badge.',
  ],
  dos: [
    {
      show: () => (
        <div className="flex items-center gap-4">
          <MapPin label="1. Kigali Serena" number={1} highlighted />
          <p>1. Kigali Serena, KN 3 Avenue</p>
        </div>
      ),
      why: 'Map and list use the same number, and the name says which place it is.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="flex items-center gap-4">
          <MapPin label="Pin" number={1} highlighted />
          <p>Kigali Serena, KN 3 Avenue</p>
        </div>
      ),
      why: 'The number is nowhere in the list, and who hears “Pin” hears the same of every place.',
    },
  ],
  anatomy: [
    'The target of 44 px',
    'A circle: full where the place is highlighted, a broken outline where it is not',
    'The number',
  ],
  content: [
    'The spoken name begins with the number that is seen: 1. Kigali Serena.',
    'Each pin of a map has another name.',
  ],
  keys: [
    { keys: 'Tab', does: 'Brings the focus to the pin.', verify: tabsTo('button', NAME) },
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
    '“1. Kigali Serena, button”. Whether it is highlighted is seen only: the list beside the map has to say it.',
  related: ['Hotel modal', 'Icon button', 'Badge'],
};
