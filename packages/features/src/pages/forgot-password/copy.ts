import type { PageCopy } from '../../parts/page/page-copy';

export const forgotPasswordCopy = {
  title: 'Forgot Password',
  description: 'Ask for a link to choose a new password.',
  heading: 'Forgot your password?',
  intro:
    'It happens. Tell us the e-mail address of your account, and we show you how the way back in works.',
  summary: 'Please check your email address',
  submit: 'Show me the way back',
  back: 'Back to Login',
  done: {
    heading: 'This was a simulation',
    nothing: 'Nothing was sent, and the address you typed was not kept.',
    otherwise: (email: string) =>
      `Once accounts exist, a link to choose a new password would now be on its way to ${email}.`,
    meanwhile:
      'Until then, the demo account on the login page lets you look around without a password.',
    again: 'Try another address',
  },
} satisfies PageCopy & Record<string, unknown>;
