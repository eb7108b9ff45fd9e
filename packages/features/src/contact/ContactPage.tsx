import { IntroPage } from '../shared/page/IntroPage';
import { contactCopy } from './copy';

/** Write to us, call us or find the right department. */
export function ContactPage() {
  return <IntroPage copy={contactCopy} />;
}
