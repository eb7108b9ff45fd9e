import type { PageCopy } from '../shared/page/page-copy';

export const userCopy = {
  title: 'User Page',
  description: 'Your likes, your wallet, your messages and your data.',
  heading: 'Your page',
  intro: 'Everything that this device keeps for you stands here: your likes, your coins, your messages and your settings.',
  loggedIn: 'You are logged in with the demo account on this device.',
  loggedOut: 'You are logged out on this device.',
  logIn: 'Log in',
  logOut: 'Log out',
  browse: 'Browse profiles',
} satisfies PageCopy & Record<string, string>;
