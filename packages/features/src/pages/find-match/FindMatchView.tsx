import { Button } from '@iru/ui/button';
import { useDeferredValue, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';

import type { Profile } from '../../domain/profile';
import { labelOf } from '#words/content/labels';
import { type Filters, filterProfiles } from '../../domain/profile-filters';
import { PageHead } from '../../parts/page/PageHead';
import { PATHS } from '../../paths';
import { findMatchCopy as copy } from '#words/pages/find-match/copy';
import { FilterChips } from './FilterChips';
import { FilterSidebar } from './FilterSidebar';
import { MoodPanel } from './MoodPanel';
import { ProfileList } from './ProfileList';
import { SavedSearches } from './SavedSearches';
import { SafetyPrivacy } from './SafetyPrivacy';
import { ShareLoveStory } from './ShareLoveStory';

export interface FindMatchViewProps {
  /** Everyone the visitor has neither hidden nor saved for later. */
  profiles: ReadonlyArray<Profile>;
  /** The number of people saved for later. @default 0 */
  later?: number;
  /** The active filters. */
  filters: Filters;
  /** Called with the changed filters. */
  onChange: (change: Partial<Filters>) => void;
  /** Called to clear all filters. */
  onClear: () => void;
  /** Whether the visitor has the demo session. */
  loggedIn: boolean;
  /** The unblurred photos by profile id, once loaded. */
  pictures?: Readonly<Record<string, string>> | undefined;
}

/** The browse page: moods, filters and profiles (BROWSE-1). */
export function FindMatchView(props: FindMatchViewProps) {
  const { profiles, later = 0, filters, onChange, onClear, loggedIn, pictures } = props;
  const count = useRef<HTMLParagraphElement>(null);
  // The inputs respond immediately; the list updates when the browser is idle.
  const deferredFilters = useDeferredValue(filters);
  const matches = useMemo(
    () =>
      filterProfiles(
        profiles.map((profile) => ({ ...profile, countryName: labelOf(profile.country) })),
        deferredFilters,
      ),
    [profiles, deferredFilters],
  );
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <div className="page-width pt-4 pb-(--section-space)">
        <h1 className="text-display">{copy.heading}</h1>
        <div className="mt-6">
          <MoodPanel mood={filters.mood} onMood={(mood) => onChange({ mood })} />
        </div>
        <div className="mt-8 grid items-start gap-6 lg:grid-cols-[19rem_1fr] lg:gap-8">
          <FilterSidebar
            filters={filters}
            matches={matches.length}
            onChange={onChange}
            onClear={onClear}
          />
          <div className="min-w-0">
            <SavedSearches filters={filters}>
              <p
                ref={count}
                role="status"
                tabIndex={-1}
                className="text-ink-soft"
                data-pending={deferredFilters === filters ? undefined : ''}
              >
                {copy.count(matches.length, profiles.length)}
              </p>
            </SavedSearches>
            <FilterChips
              filters={filters}
              onChange={onChange}
              onLast={() => count.current?.focus()}
            />
            {loggedIn ? null : (
              <aside
                aria-labelledby="join"
                data-visitor="logged-out"
                className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-lg bg-primary-wash p-5 md:p-6"
              >
                <div className="max-w-prose">
                  <h2 id="join" className="text-title">
                    {copy.join.heading}
                  </h2>
                  <p className="mt-1">{copy.join.text}</p>
                </div>
                <div className="flex flex-wrap gap-2">
                  <Button asChild>
                    <Link to={PATHS.register}>{copy.join.action}</Link>
                  </Button>
                  <Button asChild variant="ghost">
                    <Link to={PATHS.login}>{copy.join.logIn}</Link>
                  </Button>
                </div>
              </aside>
            )}
            <ProfileList
              profiles={matches}
              loggedIn={loggedIn}
              pictures={pictures}
              onClear={onClear}
              everyoneHidden={profiles.length === 0}
              later={later}
            />
          </div>
        </div>
      </div>
      <SafetyPrivacy />
      <ShareLoveStory />
    </>
  );
}
