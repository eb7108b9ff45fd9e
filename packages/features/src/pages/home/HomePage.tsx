import { useReducedMotion } from '@iru/ui/hooks/use-reduced-motion';

import { useDataMode } from '../../persistence/use-data-mode';
import { useLazyDialog } from '../../parts/lazy/use-lazy-dialog';
import { PageHead } from '../../parts/page/PageHead';
import { homeCopy as copy } from './copy';
import { Discover } from './Discover';
import { HomeHero } from './HomeHero';
import { HomeSteps } from './HomeSteps';
import { Safety } from './Safety';
import { ShareYourStory } from './ShareYourStory';
import { Stories } from './Stories';

const loadDialog = () => import('./StoryDialog');

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
      <Discover />
      <Safety />
      <Stories />
      <ShareYourStory />
      {story.code ? <story.code.StoryDialog onClose={story.close} /> : null}
      {story.statusElement}
    </>
  );
}
