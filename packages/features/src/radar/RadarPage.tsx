import { IntroPage } from '../shared/page/IntroPage';
import { radarCopy } from './copy';

/** See who is around, only while you allow it. */
export function RadarPage() {
  return <IntroPage copy={radarCopy} />;
}
