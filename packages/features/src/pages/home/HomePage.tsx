import { useReducedMotion } from '@iru/ui/hooks/use-reduced-motion';
import { useState } from 'react';

import { useDataMode } from '../../device/use-data-mode';
import { useLoaded } from '../../parts/late/use-loaded';
import { createIsland } from '../../parts/late/island';
import { PageHead } from '../../parts/page/PageHead';
import { homeCopy as copy } from './copy';
import { HomeHero } from './HomeHero';
import { HomeSteps } from './HomeSteps';

const below = createIsland(async () => (await import('./BelowTheFold')).BelowTheFold);

/** Loads what the prerendered page leaves for later, for a visitor who comes from within the site. */
export const loadHomeParts = below.load;

const loadDialog = () => import('./StoryDialog');

/** The home page: six sections from the promise to the invitation (HOME-1). */
export function HomePage() {
  const still = useReducedMotion();
  const { savesData } = useDataMode();
  const [watching, setWatching] = useState(false);
  const dialog = useLoaded(watching, loadDialog);
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <HomeHero mayLoadFilm={!still && !savesData} onWatch={() => setWatching(true)} />
      <p role="status" className="page-width text-center text-ink-soft not-empty:pt-6">
        {watching && dialog.state === 'loading' ? copy.story.loading : null}
        {watching && dialog.state === 'failed' ? copy.story.unavailable : null}
      </p>
      <HomeSteps />
      <below.Part />
      {watching && dialog.state === 'ready' ? <dialog.value.StoryDialog onClose={() => setWatching(false)} /> : null}
    </>
  );
}
