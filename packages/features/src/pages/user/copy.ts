import { answerLabels } from '../../content/answer-labels';
import { formatThings } from '../../content/format';
import type { OwnProfile } from '../../persistence/own-profile';

const labels: Record<Exclude<keyof OwnProfile, 'firstName' | 'lastName'>, string> = {
  ...answerLabels,
  age: 'Age',
  educationLevel: 'Education',
  employmentStatus: 'Employment',
  lookingFor: 'Looking for',
  prefGender: 'Would like to meet',
  prefAgeRange: 'Preferred age',
  prefStatus: 'Preferred status',
  prefBodyType: 'Preferred body type',
  subscribeToUpdates: 'Updates by email',
};

const coins = formatThings('coin', 'coins');

export const userCopy = {
  title: 'User Page',
  description: 'Your profile, likes, wallet, messages and data, saved on this device.',
  eyebrow: 'Your page',
  greeting: (name: string) => `Good to see you, ${name}`,
  demoGreeting: 'Good to see you',
  demoIntro: 'This is the demo account. What you do stays on this device.',
  waiting: 'Loading your saved data…',
  browse: 'Browse profiles',
  settings: 'Settings',
  dashboard: 'Dashboard',
  safety: 'Safety',
  logOut: 'Log out',
  profile: {
    heading: 'Your profile',
    intro: 'Your password, photo and date of birth weren’t saved.',
    open: 'Show my profile',
    labels,
    yes: 'Yes',
    no: 'No',
    empty: {
      title: 'No profile yet',
      text: 'It takes about five minutes.',
      action: 'Create a profile',
    },
  },
  likes: {
    heading: 'Your likes',
    list: 'People you like',
    like: (name: string) => `Like ${name}`,
    count: (count: number) =>
      count === 1 ? 'One person caught your eye.' : `${count} people caught your eye.`,
    age: (name: string, age: number) => `${name}, ${age}`,
    more: (count: number) => `and ${count} more`,
    action: 'Meet more people',
    empty: {
      title: 'No likes yet',
      text: 'People you like on Home, Find Match or Swipe appear here.',
      action: 'Start swiping',
    },
  },
  wallet: {
    heading: 'Wallet',
    balance: coins,
    latest: 'Latest transactions',
    delta: (delta: number) => `${delta > 0 ? '+' : delta < 0 ? '−' : ''}${coins(Math.abs(delta))}`,
    noNote: 'No note',
    empty: 'No coins yet. They pay for small extras.',
    get: 'Get coins',
  },
  threads: {
    heading: 'Your messages',
    messages: formatThings('message', 'messages'),
    silent: 'No messages yet',
    more: (count: number) => `${count} more in Messages`,
    meet: 'Find someone to write to',
    action: 'Open Messages',
    empty: 'No conversations yet. Like someone to start one in Messages.',
  },
};
