import type { PageCopy } from '../shared/page/page-copy';

export const forgotPasswordCopy = {
  title: 'Forgot Password',
  description: 'Ask for a link to choose a new password.',
  heading: 'Forgot your password?',
  intro: 'It happens. Tell us the e-mail address of your account, and we show you how the way back in works.',
} satisfies PageCopy;
