import { useReducedMotion } from '@iru/ui/hooks/use-reduced-motion';

import { useDataMode } from '../../device/use-data-mode';
import { createIsland } from '../../parts/late/island';
import { useLazyDialog } from '../../parts/late/use-lazy-dialog';
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
  const story = useLazyDialog(loadDialog);
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <HomeHero mayLoadFilm={!still && !savesData} onWatch={story.open} />
      <HomeSteps />
      <below.Part />
      {story.code ? <story.code.StoryDialog onClose={story.close} /> : null}
      {story.news}
    </>
  );
}
