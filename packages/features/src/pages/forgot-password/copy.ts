import type { PageCopy } from '../../parts/page/page-copy';

export const forgotPasswordCopy = {
  title: 'Forgot Password',
  description: 'Ask for a link to choose a new password.',
  heading: 'Forgot your password?',
  intro: 'It happens. Enter your email address to see how a reset will work.',
  summary: 'Please check your email address',
  submit: 'Continue',
  back: 'Back to Login',
  done: {
    heading: 'This was a simulation',
    nothing: 'Nothing was sent, and your email address wasn’t saved.',
    otherwise: (email: string) =>
      `Once there are accounts, we’ll send a link to choose a new password to ${email}.`,
    meanwhile: 'Until then, try the demo account on the login page. It needs no password.',
    again: 'Use another email address',
  },
} satisfies PageCopy & Record<string, unknown>;
