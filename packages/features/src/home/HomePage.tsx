import { useState } from 'react';

import { useReducedMotion, useSaveData } from '../platform/use-media';
import { useSession } from '../platform/use-session';
import { PageHead } from '../shared/page/PageHead';
import { useLoaded } from '../shared/use-loaded';
import { homeCopy as copy } from './copy';
import { Discover } from './Discover';
import { Hero } from './Hero';
import { Safety } from './Safety';
import { ShareYourStory } from './ShareYourStory';
import { Steps } from './Steps';
import { Stories } from './Stories';

const loadDialog = () => import('./StoryDialog');

/** The home page: six sections from the promise to the invitation (spec 1, section 2.8). */
export function HomePage() {
  const { loggedIn } = useSession();
  const still = useReducedMotion();
  const savesData = useSaveData();
  const [watching, setWatching] = useState(false);
  const dialog = useLoaded(watching, loadDialog);
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <Hero mayLoadFilm={!still && !savesData} onWatch={() => setWatching(true)} />
      <p role="status" className="page-width text-center text-ink-soft not-empty:pt-6">
        {watching && dialog.state === 'loading' ? copy.story.loading : null}
        {watching && dialog.state === 'failed' ? copy.story.unavailable : null}
      </p>
      <Steps />
      <Discover loggedIn={loggedIn} />
      <Safety />
      <Stories />
      <ShareYourStory />
      {watching && dialog.state === 'ready' ? <dialog.value.StoryDialog onClose={() => setWatching(false)} /> : null}
    </>
  );
}
