import { Button } from '@iru/ui/button';
import { EmptyState } from '@iru/ui/empty-state';
import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { Notice } from '@iru/ui/notice';
import { Skeleton } from '@iru/ui/skeleton';
import { Link, useSearchParams } from 'react-router-dom';

import { type HiddenPerson, hiddenStore } from '../../persistence/hidden';
import { isSameName } from '../../domain/name';
import { withEnglish } from '../../parts/language/with-english';
import { PageHead } from '../../parts/page/PageHead';
import { PageTitle } from '../../parts/page/PageTitle';
import { PATHS } from '../../paths';
import { useStore } from '../../platform/use-store';
import { shareProfileCopy as copy } from '#words/pages/share-profile/copy';
import { shareProfileCopy as english } from './copy';
import { readSharedProfile, type SharedProfile } from './shared-profile';
import { SharedCard } from './SharedCard';

/** Returns undefined if the card is shown. A link has no id, so hidden people are matched by name. */
function reasonToWithhold(
  { isRisky, picture, name, age, city, country }: SharedProfile,
  hidden: readonly HiddenPerson[],
) {
  if (name !== undefined && hidden.some((person) => isSameName(person.name, name)))
    return copy.hidden;
  if (isRisky) return copy.risky;
  const facts = [name, age, city, country];
  return picture.kind === 'none' && facts.every((fact) => fact === undefined)
    ? copy.empty
    : undefined;
}

/** A read-only profile from the URL, with links to join and to browse (PROFILE-1). */
export function ShareProfilePage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  // The prerendered page has access to neither the query nor the origin.
  const profile = hydrated ? readSharedProfile(query, window.location.origin) : undefined;
  const hidden = useStore(hiddenStore);
  const withheld = profile ? reasonToWithhold(profile, hidden) : undefined;
  return (
    <div className="page-width pt-8 pb-(--section-space) md:pt-14">
      <PageHead title={copy.title} description={copy.description} />
      <PageTitle heading={copy.heading} intro={copy.intro} />
      <Notice variant="warning" className="mt-6 lg:max-w-[56rem]">
        {withEnglish(copy.unverified, english.unverified)}
      </Notice>
      {/* As high as the content shown until the URL is read, so that nothing shifts. */}
      <div className="mt-8 min-h-96">
        {profile === undefined ? <Skeleton className="h-96 w-full max-w-form rounded-lg" /> : null}
        {withheld ? (
          <EmptyState
            title={withheld.heading}
            action={
              <Button asChild>
                <Link to={PATHS.findMatch}>{copy.browse}</Link>
              </Button>
            }
          >
            {withheld === copy.risky
              ? withEnglish(withheld.text, english.risky.text)
              : withheld.text}
          </EmptyState>
        ) : null}
        {profile !== undefined && !withheld ? <SharedCard profile={profile} /> : null}
      </div>
    </div>
  );
}
