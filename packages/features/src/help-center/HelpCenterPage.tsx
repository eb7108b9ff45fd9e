import { IntroPage } from '../shared/page/IntroPage';
import { helpCenterCopy } from './copy';

/** Answers about your account, safety, coins and meeting in person. */
export function HelpCenterPage() {
  return <IntroPage copy={helpCenterCopy} />;
}
