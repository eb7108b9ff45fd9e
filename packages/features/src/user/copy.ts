import type { PageCopy } from '../shared/page/page-copy';

export const userCopy = {
  title: 'User Page',
  description: 'Your likes, your wallet, your messages and your data.',
  heading: 'Your page',
  intro:
    'Everything that this device keeps for you stands here: your likes, your coins, your messages and your settings.',
} satisfies PageCopy;
