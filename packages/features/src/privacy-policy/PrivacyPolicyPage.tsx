import { IntroPage } from '../shared/page/IntroPage';
import { privacyPolicyCopy } from './copy';

/** What we know about you, why, for how long, and how you take it back. */
export function PrivacyPolicyPage() {
  return <IntroPage copy={privacyPolicyCopy} />;
}
