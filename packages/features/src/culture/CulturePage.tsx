import { IntroPage } from '../shared/page/IntroPage';
import { cultureCopy } from './copy';

/** A small quiz about the cultures of the region. */
export function CulturePage() {
  return <IntroPage copy={cultureCopy} />;
}
