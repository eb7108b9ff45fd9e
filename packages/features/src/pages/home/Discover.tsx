import { Button } from '@iru/ui/button';
import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useRef } from 'react';
import { Link } from 'react-router-dom';

import { useSession } from '../../persistence/use-session';
import { EveryoneHidden } from '../../parts/everyone-hidden/EveryoneHidden';
import { useAvailablePeople } from '../../parts/people/use-visible';
import { ConnectedProfileCard } from '../../parts/profile-card/ConnectedProfileCard';
import { PATHS } from '../../paths';
import { homeBelowCopy } from '#words/pages/home/copy-below';
import { homePeople } from '../../parts/people/home-people';

const copy = homeBelowCopy.discover;

/** Six sample profiles: a scrolling row on phones, a grid on wider screens (HOME-3). */
export function Discover() {
  const { loggedIn } = useSession();
  const { people, later } = useAvailablePeople(homePeople);
  const hydrated = useHydrated();
  const emptyTitle = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="discover" className="pb-(--section-space)">
      <div className="page-width flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="discover" className="text-display">
            {copy.heading}
          </h2>
          <p className="mt-3 text-lead text-ink-soft">{copy.text}</p>
        </div>
        {loggedIn ? null : (
          <Button asChild variant="secondary" data-visitor="logged-out">
            <Link to={PATHS.findMatch}>{copy.explore}</Link>
          </Button>
        )}
      </div>
      {people.length === 0 ? (
        <div className="page-width mt-8">
          <EveryoneHidden headingLevel={3} later={later} titleRef={emptyTitle} />
        </div>
      ) : (
        <ul
          aria-label={copy.listLabel}
          className="page-width mt-8 flex snap-x snap-mandatory scroll-px-(--gutter) items-start gap-4 overflow-x-auto pb-4 md:grid md:grid-cols-2 md:gap-6 md:overflow-visible lg:grid-cols-3"
        >
          {people.map((profile) => (
            <li
              key={profile.id}
              data-person={hydrated ? undefined : profile.id}
              className="w-[17.5rem] shrink-0 snap-start md:w-auto"
            >
              <ConnectedProfileCard
                profile={profile}
                loggedIn={loggedIn}
                onGone={people.length === 1 ? () => emptyTitle.current?.focus() : undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
