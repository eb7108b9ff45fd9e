import { IntroPage } from '../shared/page/IntroPage';
import { messagesCopy } from './copy';

/** Your conversations, kept on this device. */
export function MessagesPage() {
  return <IntroPage copy={messagesCopy} />;
}
