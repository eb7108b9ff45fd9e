import { IntroPage } from '../shared/page/IntroPage';
import { termsOfServiceCopy } from './copy';

/** The short version of the agreement between you and us. */
export function TermsOfServicePage() {
  return <IntroPage copy={termsOfServiceCopy} />;
}
