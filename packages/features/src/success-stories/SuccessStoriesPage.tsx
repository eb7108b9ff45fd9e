import { IntroPage } from '../shared/page/IntroPage';
import { successStoriesCopy } from './copy';

/** Couples who met on Iru tell how it went. */
export function SuccessStoriesPage() {
  return <IntroPage copy={successStoriesCopy} />;
}
