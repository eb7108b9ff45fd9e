import { IntroPage } from '../shared/page/IntroPage';
import { aboutUsCopy } from './copy';

/** Who we are, why we built a calmer place to meet, and the values we hold to. */
export function AboutUsPage() {
  return <IntroPage copy={aboutUsCopy} />;
}
