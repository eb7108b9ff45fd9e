import { Button } from '@iru/ui/button';
import { EmptyState } from '@iru/ui/empty-state';
import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { Skeleton } from '@iru/ui/skeleton';
import { Link, useSearchParams } from 'react-router-dom';

import { PageHead } from '../../parts/page/PageHead';
import { PageTitle } from '../../parts/page/PageTitle';
import { PATHS } from '../../paths';
import { shareProfileCopy as copy } from './copy';
import { readSharedProfile } from './shared-profile';
import { SharedCard } from './SharedCard';

/** A profile that an address tells, read-only, with the ways to join and to look around (PROFILE-1). */
export function ShareProfilePage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  // The prerendered page knows neither the query nor the origin.
  const profile = hydrated ? readSharedProfile(query, window.location.origin) : undefined;
  const empty =
    profile !== undefined &&
    profile.picture.kind === 'none' &&
    [profile.name, profile.age, profile.city, profile.country].every((fact) => fact === undefined);
  return (
    <div className="page-width pt-8 pb-(--section-space) md:pt-14">
      <PageHead title={copy.title} description={copy.description} />
      <PageTitle heading={copy.heading} intro={copy.intro} />
      {/* As high from the first as what stands there until the address is read. */}
      <div className="mt-8 min-h-96">
        {profile === undefined ? <Skeleton className="h-96 w-full max-w-form rounded-lg" /> : null}
        {empty ? (
          <EmptyState
            title={copy.empty.heading}
            action={
              <Button asChild>
                <Link to={PATHS.findMatch}>{copy.browse}</Link>
              </Button>
            }
          >
            {copy.empty.text}
          </EmptyState>
        ) : null}
        {profile !== undefined && !empty ? <SharedCard profile={profile} /> : null}
      </div>
    </div>
  );
}
