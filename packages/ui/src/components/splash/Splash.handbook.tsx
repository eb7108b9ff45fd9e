import type { Handbook } from '../../testing/handbook';
import { tabsTo } from '../../testing/keyboard-plays';
import { Splash } from './Splash';

/** The splash held in a box: on the site it covers the window and goes after 800 ms. */
const held = (
  <div className="relative isolate h-64 overflow-hidden rounded-md">
    <Splash className="absolute! animate-none!" />
  </div>
);

/** How Splash is used. */
export const handbook: Handbook = {
  whenToUse: [
    'Once, in the first 800 ms of a visit.',
    'Over a page that is already there: it hides nothing that anybody waits for.',
  ],
  whenNotToUse: [
    'While data is being fetched: take Skeleton.',
    'Between two pages of the site: let the next page come at once.',
    'To tell that the script is late: take Hydration notice.',
  ],
  dos: [
    {
      show: () => held,
      why: 'The mark between two imigongo edges, and nothing to read: it goes before anybody could.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="relative">
          {held}
          <p className="absolute inset-x-0 bottom-20 z-(--layer-splash) text-center font-semibold">
            Loading, please wait…
          </p>
        </div>
      ),
      why: 'Nothing is being loaded; the words would make a wait of a greeting.',
    },
  ],
  anatomy: [
    'A ground over the whole window',
    'A zigzag edge that comes from above',
    'The mark',
    'A zigzag edge that comes from below',
  ],
  content: ['It has none, and needs none in another language.'],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to the page beneath; the splash takes neither focus nor presses.',
      verify: tabsTo('button', 'Beneath'),
    },
  ],
  screenReader: 'Nothing: it is decoration. The page beneath is read from the start.',
  related: ['Logo', 'Motif', 'Skeleton', 'Hydration notice'],
};
