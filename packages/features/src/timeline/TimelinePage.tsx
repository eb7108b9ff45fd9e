import { IntroPage } from '../shared/page/IntroPage';
import { timelineCopy } from './copy';

/** Lay out what you both hope for, side by side. */
export function TimelinePage() {
  return <IntroPage copy={timelineCopy} />;
}
