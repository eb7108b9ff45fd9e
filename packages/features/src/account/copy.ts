import type { PageCopy } from '../shared/page/page-copy';

export const registerCopy = {
  title: 'Register',
  description: 'Create a profile in six short steps, and decide what others see.',
  heading: 'Ready to Find Your Match?',
  intro:
    'Six short steps, and you decide at each what others may see. Registration is free and open to adults of 18 and over.',
  browse: 'Browse profiles',
  logIn: 'I have an account',
} satisfies PageCopy & Record<string, string>;

export const loginCopy = {
  title: 'Login',
  description: 'Come back to your profile, or look around with the demo account.',
  heading: 'Welcome Back',
  intro:
    'Look around with the demo account: it opens the profiles on this device and sends nothing anywhere. You can log out at any time.',
  demo: 'Use Demo (Access User Page)',
  register: 'Create an account',
} satisfies PageCopy & Record<string, string>;
