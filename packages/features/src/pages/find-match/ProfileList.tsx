import { Button } from '@iru/ui/button';
import { EmptyState } from '@iru/ui/empty-state';
import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { ProfileCardBlurred } from '@iru/ui/profile-card/blurred';
import { TextLink } from '@iru/ui/text-link';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { labelOf } from '#words/content/labels';
import type { Profile } from '../../domain/profile';
import { EveryoneHidden } from '../../parts/everyone-hidden/EveryoneHidden';
import { ConnectedProfileCard } from '../../parts/profile-card/ConnectedProfileCard';
import { profileCardCopy } from '#words/parts/profile-card/copy';
import { PATHS } from '../../paths';
import { findMatchCopy as copy } from '#words/pages/find-match/copy';

/** The natural size of a masked photo, in pixels. */
const MASK_SIZE = { width: 48, height: 60 } as const;

export interface ProfileListProps {
  /** The matching profiles. */
  profiles: ReadonlyArray<Profile>;
  /** Whether the visitor has the demo session. */
  loggedIn: boolean;
  /** The unblurred photos by profile id, once loaded. */
  pictures: Readonly<Record<string, string>> | undefined;
  /** Called to clear all filters. */
  onClear: () => void;
  /** Whether the list is empty because the visitor has hidden everyone. @default false */
  everyoneHidden?: boolean;
  /** The number of people saved for later. @default 0 */
  later?: number;
}

/** The grid of profiles: masked for logged-out visitors (BROWSE-1). */
export const ProfileList = memo(function ProfileList(props: ProfileListProps) {
  const { profiles, loggedIn, pictures, onClear, everyoneHidden = false, later = 0 } = props;
  const list = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();
  const cleared = useRef(false);
  const emptyTitle = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The clear button is gone by now, so focus moves to the first card.
    if (!cleared.current || !list.current) return;
    cleared.current = false;
    list.current.querySelector<HTMLElement>('a, button')?.focus();
  });

  if (everyoneHidden) return <EveryoneHidden titleRef={emptyTitle} later={later} />;
  if (profiles.length === 0) {
    return (
      <EmptyState
        title={copy.empty.title}
        titleRef={emptyTitle}
        action={
          <Button
            variant="secondary"
            onClick={() => {
              cleared.current = true;
              onClear();
            }}
          >
            {copy.filters.clear}
          </Button>
        }
      >
        {copy.empty.text}
      </EmptyState>
    );
  }
  return (
    <>
      <ul
        ref={list}
        aria-label={copy.list}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(15.5rem,100%),1fr))] items-start gap-5"
      >
        {profiles.map((profile) => (
          <li
            key={profile.id}
            data-profile={profile.id}
            data-person={hydrated ? undefined : profile.id}
          >
            {loggedIn ? (
              <ConnectedProfileCard
                profile={{ ...profile, image: pictures?.[profile.id] }}
                loggedIn={loggedIn}
                onGone={profiles.length === 1 ? () => emptyTitle.current?.focus() : undefined}
              />
            ) : (
              <ProfileCardBlurred
                picture={{ src: profile.image, alt: profileCardCopy.masked, ...MASK_SIZE }}
                heading={`${profile.name}, ${profile.age}`}
                meta={`${profile.city}, ${labelOf(profile.country)}`}
                link={<Link to={PATHS.register}>{profileCardCopy.signUp}</Link>}
              />
            )}
          </li>
        ))}
      </ul>
      {later > 0 ? (
        <p className="mt-6 flex flex-wrap items-center gap-x-3 text-ink-soft">
          <span>{copy.later.count(later)}</span>
          <TextLink asChild variant="nav" className="-mx-2 text-primary">
            <Link to={`${PATHS.user}#later`}>{copy.later.action}</Link>
          </TextLink>
        </p>
      ) : null}
    </>
  );
});
