import type { Handbook } from '../../testing/handbook';
import { Skeleton } from './Skeleton';

/** How Skeleton is used. */
export const handbook: Handbook = {
  whenToUse: [
    'Where text, a picture or a card is being fetched and its size is known.',
    'Of the size of what will come, so that nothing jumps when it does.',
  ],
  whenNotToUse: [
    'For a person on the way: take Profile card skeleton.',
    'For the work of a button: use the pending state of Button.',
    'Where nothing will come: take Empty state.',
  ],
  dos: [
    {
      show: () => (
        <div>
          <p role="status" className="mb-3 text-small text-ink-soft">
            Loading the post…
          </p>
          <Skeleton lines={3} />
        </div>
      ),
      why: 'The bones are silent, so words beside them say that something is being fetched.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="max-w-60">
          <Skeleton variant="card" lines={6} />
          <p className="mt-3">No posts</p>
        </div>
      ),
      why: 'It promises a card where none will come, and the page jumps when it goes.',
    },
  ],
  anatomy: [
    'A picture (variants picture and card)',
    'A title (variant card)',
    'Lines of text, the last one shorter (variants text and card)',
  ],
  content: [
    'It has none: write beside it what is being fetched.',
    'Say it in a status, so that it is heard too.',
  ],
  keys: [],
  noKeys: 'There is nothing to press before it has arrived.',
  screenReader:
    'Nothing: it is hidden from assistive technology. What is said comes from the words beside it.',
  related: ['Profile card skeleton', 'Empty state', 'Splash', 'Button'],
};
