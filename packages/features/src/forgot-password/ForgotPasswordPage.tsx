import { IntroPage } from '../shared/page/IntroPage';
import { forgotPasswordCopy } from './copy';

/** Ask for a link to choose a new password. */
export function ForgotPasswordPage() {
  return <IntroPage copy={forgotPasswordCopy} />;
}
