import { IntroPage } from '../shared/page/IntroPage';
import { emotionsCopy } from './copy';

/** Rooms for the way you feel today. */
export function EmotionsPage() {
  return <IntroPage copy={emotionsCopy} />;
}
