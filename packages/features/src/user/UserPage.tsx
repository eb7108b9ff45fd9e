import { IntroPage } from '../shared/page/IntroPage';
import { userCopy } from './copy';

/** Your likes, your wallet, your messages and your data. */
export function UserPage() {
  return <IntroPage copy={userCopy} />;
}
