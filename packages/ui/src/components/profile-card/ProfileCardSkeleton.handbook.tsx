import type { Handbook } from '../../testing/handbook';
import { ProfileCardSkeleton } from './ProfileCardSkeleton';

/** How ProfileCardSkeleton is used. */
export const handbook: Handbook = {
  whenToUse: [
    'While the person of a profile card is being fetched.',
    'In the place and of the width of the card that will come.',
  ],
  whenNotToUse: [
    'For anything but a profile card: take Skeleton.',
    'For a person whom the visitor may not see yet: take Profile card blurred.',
    'Where nobody was found: take Empty state.',
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
      why: 'The bones are silent, so words beside them say what is on the way.',
    },
  ],
  donts: [
    {
      show: () => (
        <div className="max-w-64">
          <ProfileCardSkeleton />
          <p className="mt-3">Nobody matches your filters.</p>
        </div>
      ),
      why: 'It promises a person although nobody will come.',
    },
  ],
  anatomy: ['The picture', 'The plate with name and place', 'Two buttons', 'The line at the foot'],
  content: [
    'It has none: write beside it who is being looked for.',
    'Say it in a status, so that it is heard too.',
  ],
  keys: [],
  noKeys: 'There is nobody to greet yet.',
  screenReader:
    'Nothing: it is hidden from assistive technology. What is said comes from the words beside it.',
  related: ['Profile card', 'Profile card blurred', 'Skeleton', 'Empty state'],
};
