import type { Handbook } from '../../testing/handbook';
import { Skeleton } from './Skeleton';

export const handbook: Handbook = {
  whenToUse: [
    'While text, a picture or a card is loading and its size is known.',
    'In the size of the content it replaces, so that nothing moves when the content appears.',
  ],
  whenNotToUse: [
    'For a person, use Profile card skeleton.',
    'For a button’s action, use the pending state of Button.',
    'When there’s nothing to show, use Empty state.',
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
      why: 'The skeleton isn’t announced, so the text beside it says what’s loading.',
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
      why: 'It promises a card when there’s none, and the page jumps when it disappears.',
    },
  ],
  anatomy: [
    'Picture (variants picture and card)',
    'Title (variant card)',
    'Lines of text, the last one shorter (variants text and card)',
  ],
  content: [
    'None. Say beside it what’s loading.',
    'Use role status for that text, so that it’s announced.',
  ],
  keys: [],
  noKeys: 'There’s nothing to interact with until the content has loaded.',
  screenReader:
    'Nothing. It’s hidden from assistive technology. The text beside it is announced instead.',
  related: ['Profile card skeleton', 'Empty state', 'Splash', 'Button'],
};
