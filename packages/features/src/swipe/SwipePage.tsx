import { IntroPage } from '../shared/page/IntroPage';
import { swipeCopy } from './copy';

/** Meet one person at a time and take your time. */
export function SwipePage() {
  return <IntroPage copy={swipeCopy} />;
}
