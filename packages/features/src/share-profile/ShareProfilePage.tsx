import { IntroPage } from '../shared/page/IntroPage';
import { shareProfileCopy } from './copy';

/** A profile that somebody shared with you. */
export function ShareProfilePage() {
  return <IntroPage copy={shareProfileCopy} />;
}
