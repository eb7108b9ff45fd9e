import type { Handbook } from '../../testing/handbook';
import { Splash } from './Splash';

/** The splash in a box, without its animation; on the site it covers the window and disappears after 800 ms. */
const held = (
  <div className="relative isolate h-64 overflow-hidden rounded-md">
    <Splash className="absolute! animate-none!" />
  </div>
);

export const handbook: Handbook = {
  whenToUse: [
    'Once, for the first 800 ms of a visit.',
    'Over a page that’s already there. No one has to wait for anything behind it.',
  ],
  whenNotToUse: [
    'While data is loading, use Skeleton.',
    'Between two pages of the site, show the next page straight away.',
    'To say that the page’s script is slow, use Hydration notice.',
  ],
  dos: [
    {
      show: () => held,
      why: 'The logo between two imigongo edges, with nothing to read. It disappears before anyone could.',
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
      why: 'Nothing is loading. The text turns a greeting into a wait.',
    },
  ],
  anatomy: [
    'Background over the whole window',
    'Zigzag edge that slides in from the top',
    'Logo',
    'Zigzag edge that slides in from the bottom',
  ],
  content: ['None, in any language.'],
  keys: [],
  noKeys: 'It takes neither focus nor clicks; Tab moves through the page behind it.',
  screenReader: 'Nothing. It’s decorative, and the page behind it can be read from the start.',
  related: ['Logo', 'Motif', 'Skeleton', 'Hydration notice'],
};
