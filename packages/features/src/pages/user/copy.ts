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
  prefAgeRange: 'Of the age',
  prefStatus: 'Whose status is',
  prefBodyType: 'With a body type',
  subscribeToUpdates: 'Updates by email',
};

const coins = formatThings('coin', 'coins');

export const userCopy = {
  title: 'User Page',
  description:
    'Your profile, your likes, your wallet, your messages and your data, as this device keeps them.',
  eyebrow: 'Your page',
  greeting: (name: string) => `Good to see you, ${name}`,
  demoGreeting: 'Good to see you',
  demoIntro: 'You are looking around as the demo user. What you do here stays on this device.',
  waiting: 'Your device is asked what it keeps.',
  intro: 'Everything below is kept on this device alone.',
  browse: 'Browse profiles',
  settings: 'Settings',
  dashboard: 'Dashboard',
  safety: 'Safety',
  logOut: 'Log out',
  profile: {
    heading: 'Your profile',
    intro:
      'What you told us when you registered. Your password, photo and date of birth were never kept.',
    open: 'Show my profile',
    labels,
    yes: 'Yes',
    no: 'No',
    empty: {
      title: 'No profile yet',
      text: 'A profile is what others meet first. It takes about five minutes.',
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
    newer:
      'A newer version of the site keeps your likes. Nothing is lost: reload the page to see them.',
    empty: {
      title: 'No likes yet',
      text: 'Whoever you like, on home, while browsing or swiping, waits for you here. Only this device knows of them.',
      action: 'Start swiping',
    },
  },
  wallet: {
    heading: 'Wallet',
    balance: coins,
    latest: 'Latest transactions',
    delta: (delta: number) => `${delta > 0 ? '+' : delta < 0 ? '−' : ''}${coins(Math.abs(delta))}`,
    noNote: 'No note',
    empty: 'Coins pay for small extras. You have none yet, and you need none to begin.',
    get: 'Get coins',
  },
  threads: {
    heading: 'Your messages',
    messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
    silent: 'Nothing written yet',
    more: (count: number) => `${count} more in Messages`,
    meet: 'Find somebody to write to',
    action: 'Open Messages',
    newer:
      'A newer version of the site keeps your conversations. Nothing is lost: reload the page to see them.',
    empty: 'No conversations yet. Like someone, and a conversation can begin in Messages.',
  },
};
