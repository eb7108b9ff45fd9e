import type { Handbook } from '../../testing/handbook';
import { ProfileCardSkeleton } from './ProfileCardSkeleton';

export const handbook: Handbook = {
  whenToUse: [
    'While the person on a profile card is loading.',
    'In the same position, and as wide as the card that will replace it.',
  ],
  whenNotToUse: [
    'For anything other than a profile card, use Skeleton.',
    'For a person the visitor can’t see yet, use Profile card blurred.',
    'When no one was found, use Empty state.',
  ],
  dos: [
    {
      show: () => (
        <div className="max-w-64">
          <p role="status" className="mb-3 text-small text-ink-soft">
            Looking for people near you…
          </p>
          <ProfileCardSkeleton />
        </div>
      ),
      why: 'The skeleton isn’t announced, so the text beside it says what’s loading.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="max-w-64">
          <ProfileCardSkeleton />
          <p className="mt-3">No one matches your filters.</p>
        </div>
      ),
      why: 'It promises a person when there’s no one to show.',
    },
  ],
  anatomy: ['Picture', 'Name and location', 'Two buttons', 'Footer'],
  content: [
    'None. Say beside it what’s loading.',
    'Use role status for that text, so that it’s announced.',
  ],
  keys: [],
  noKeys: 'There’s nothing to interact with yet.',
  screenReader:
    'Nothing. It’s hidden from assistive technology. The text beside it is announced instead.',
  related: ['Profile card', 'Profile card blurred', 'Skeleton', 'Empty state'],
};
