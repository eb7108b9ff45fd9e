import type { Handbook } from '../../testing/handbook';
import { MapPin } from './MapPin';

export const handbook: Handbook = {
  whenToUse: [
    'For a place on a map with a numbered list beside it.',
    'Set highlighted for the places that match a search. The others stay as outlines.',
  ],
  whenNotToUse: [
    'For a place in running text, write its name.',
    'For a button that isn’t on a map, use Icon button.',
    'For a number that isn’t clickable, use Badge.',
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
      why: 'The list doesn’t show the number, and to a screen reader every place is just “Pin”.',
    },
  ],
  anatomy: [
    '44 px target',
    'Circle: filled when highlighted, a dashed outline otherwise',
    'Number',
  ],
  content: [
    'Start the accessible name with the visible number: 1. Kigali Serena.',
    'Give each pin on a map a different name.',
  ],
  keys: [],
  noKeys: 'A native button: Enter and Space activate it, and holding Enter does so only once.',
  screenReader:
    '“1. Kigali Serena, button”. Highlighting is visual only, so the list beside the map has to say it too.',
  related: ['Hotel modal', 'Icon button', 'Badge'],
};
