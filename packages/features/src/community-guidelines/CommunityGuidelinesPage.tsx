import { IntroPage } from '../shared/page/IntroPage';
import { communityGuidelinesCopy } from './copy';

/** How we treat one another here, and what happens when somebody does not. */
export function CommunityGuidelinesPage() {
  return <IntroPage copy={communityGuidelinesCopy} />;
}
