import { IntroPage } from '../shared/page/IntroPage';
import { legalCopy } from './copy';

/** All legal documents in one place, one at a time. */
export function LegalPage() {
  return <IntroPage copy={legalCopy} />;
}
