import { IntroPage } from '../shared/page/IntroPage';
import { servicesCopy } from './copy';

/** What Iru does for you, from mood-aware matching to safe first meetings. */
export function ServicesPage() {
  return <IntroPage copy={servicesCopy} />;
}
