import { useReducedMotion } from '@iru/ui/hooks/use-reduced-motion';
import { Suspense } from 'react';

import { useDataMode } from '../../persistence/use-data-mode';
import { lazyInView } from '../../parts/lazy/lazy-in-view';
import { useLazyDialog } from '../../parts/lazy/use-lazy-dialog';
import { PageHead } from '../../parts/page/PageHead';
import { homeCopy as copy } from '#words/pages/home/copy';
import { HomeHero } from './HomeHero';
import { HomeSteps } from './HomeSteps';

const loadDialog = () => import('./StoryDialog');
const BelowTheFold = lazyInView('below-the-fold', async () => {
  const module = await import('./BelowTheFold');
  return module.BelowTheFold;
});
// A constant element, because React would replace the markup of a changed one until its code has loaded.
const belowTheFold = (
  <Suspense>
    <BelowTheFold />
  </Suspense>
);

/** The home page, with its six sections (HOME-1). */
export function HomePage() {
  const reducedMotion = useReducedMotion();
  const { savesData } = useDataMode();
  const story = useLazyDialog(loadDialog);
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <HomeHero mayLoadVideo={!reducedMotion && !savesData} onWatch={story.open} />
      <HomeSteps />
      {belowTheFold}
      {story.code ? <story.code.StoryDialog onClose={story.close} /> : null}
      {story.statusElement}
    </>
  );
}
