import { IntroPage } from '../shared/page/IntroPage';
import { shareStoryCopy } from './copy';

/** Tell the story of how you met, in your own words and on your own terms. */
export function ShareStoryPage() {
  return <IntroPage copy={shareStoryCopy} />;
}
