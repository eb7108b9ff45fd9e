import { brand } from '../../content/brand';
import type { PageCopy } from '../../parts/page/page-copy';
import { versionCopy } from '../../parts/page/version-copy';
import type { Question, Result, Service, Signal } from './data';

export const servicesCopy = {
  title: 'Services',
  description: `What ${brand.name} does for you, from mood-aware matching to safe first meetings.`,
  heading: 'What we do for you',
  intro:
    'From a compatibility forecast to a checklist for the first meeting. Your distance, the mask and the radar are off until you switch them on.',
  picture: 'Fishing boats on Lake Kivu in the evening',
  browse: 'Browse profiles',
  getCoins: 'Get coins',
  cards: {
    heading: 'Seven ways to get closer',
    sample: {
      label: 'A sample forecast',
      figure: 'Sample',
      scoreLabel: 'in common, from what two people wrote',
      note: 'Invented, to show what a forecast looks like.',
      signals: {
        values: 'Values and faith',
        plans: 'Plans for the next five years',
        rhythm: 'Rhythm of the day',
      } satisfies Record<Signal, string>,
    },
    list: {
      forecast: {
        name: 'Compatibility Forecast',
        text: 'Shows where two people are likely to agree, where they’ll need to talk, and how sure it is. Never a verdict.',
        action: 'See a forecast',
      },
      mood: {
        name: 'Mood-Aware Matching',
        text: 'Find a room that suits your mood.',
        action: 'Choose a mood',
      },
      mask: {
        name: 'Digital Love Mask',
        text: 'Your photo stays blurred, or you introduce yourself by voice alone, until you both agree to reveal.',
        action: 'Turn on the mask',
      },
      rooms: {
        name: 'Group Vibe Rooms',
        text: 'Eight rooms from Music to Art, each with ground rules and a question to start with.',
        action: 'Find a room',
      },
      timeline: {
        name: 'Shared Life Timeline',
        text: 'Put career, marriage, children and travel in your order, and talk it over.',
        action: 'Plan your timeline',
      },
      radar: {
        name: 'Offline Proximity Radar',
        text: 'Tells you that someone is nearby, never where. Off until you switch it on.',
        action: 'See the radar',
      },
      icebreaker: {
        name: 'AI Icebreaker Coach',
        text: 'A first question that takes more than a yes to answer.',
        action: 'Get a first line',
      },
    } satisfies Record<Service, { name: string; text: string; action: string }>,
  },
  matching: {
    heading: 'AI+ matching, without the mystery',
    intro: 'What it reads, what it ignores, and who decides.',
    list: [
      'It reads only your profile and what you asked for.',
      'It weighs values and plans above looks; a photo is never scored.',
      'It explains why two people were matched.',
      'It learns from your choices, on your device, and forgets them when you do.',
      'It never decides about reports, refunds or accounts. People do.',
    ],
  },
  steps: {
    heading: 'How it works',
    list: [
      {
        name: 'Say what you want',
        text: 'A friendship, a relationship, a marriage: there’s no wrong answer.',
      },
      { name: 'Choose what others see', text: 'Age, distance, photo: three switches, all yours.' },
      {
        name: 'Meet on your terms',
        text: 'Browse, like, or join a room.',
      },
      { name: 'Talk before you look', text: 'With masks on, conversation comes first.' },
      {
        name: 'Meet in daylight',
        text: 'The meeting guide helps you plan a first date you can both leave at any time.',
      },
    ],
    more: 'See every step',
  },
  safety: {
    heading: 'Trust and safety',
    text: 'Every profile can earn four levels of verification, every conversation has Block and Report, and a person reads every report within 24-48 hours.',
    version: 'Today reports reach no one, and no one has been verified.',
    points: [
      { name: 'Level 1', text: 'Email or phone' },
      { name: 'Level 2', text: 'Selfie match' },
      { name: 'Level 3', text: 'Identity document' },
      { name: 'Level 4', text: 'Paid member' },
    ],
    link: 'Read the Trust & Safety document',
  },
  join: {
    heading: 'Joining takes seven small steps',
    intro:
      'Today, registering takes six steps. You can stop at any time: your answers stay in this tab, except your password, date of birth and photo.',
    list: [
      { name: 'Fast entry', text: 'An email address and a password.' },
      {
        name: 'Choose mode',
        text: 'Dating, marriage or friendship. You can change it at any time.',
      },
      { name: 'Core profile', text: 'The facts others look for first.' },
      { name: 'Mood check', text: 'One tap to say how you feel.' },
      { name: 'Spark test', text: 'Five playful questions, not a hundred dry ones.' },
      { name: 'Safety & consent', text: 'Who can see you, write to you and know where you are.' },
      { name: 'Feature tour', text: 'A minute with the rooms, the mask and the radar.' },
    ],
  },
  results: {
    heading: 'What members tell us',
    note: versionCopy.figures,
    list: {
      conversation: 'had a conversation they enjoyed',
      safe: 'felt safer than on their previous app',
      met: 'met someone in person',
      together: 'are in a relationship that started here',
    } satisfies Record<Result, string>,
  },
  faq: {
    heading: 'Questions people ask first',
    list: {
      free: {
        question: 'Is it free?',
        answer:
          'Joining, browsing and reading messages are free. Coins pay for extras such as a Super Like. The coin store lists every price, with no hidden renewals.',
      },
      seen: {
        question: 'Who can see my photo?',
        answer:
          'Only you: it stays on your device. Once accounts exist, visitors who aren’t signed in will see a blurred picture. With the Digital Love Mask on, so will members, until you both agree to reveal.',
      },
      plans: {
        question: 'What is the difference between Plus and Pro?',
        answer:
          'You can’t buy either yet. Plus will include unlimited messaging and advanced filters. Pro will add priority boosts, verification, Mask features and Pro-level forecasts.',
      },
      help: {
        question: 'How fast do you answer?',
        answer:
          'Once accounts exist: emails within 2 hours, or 15 minutes for premium members, and reports within 24-48 hours. Today there’s no support team, and a report stays on your device.',
      },
      leave: {
        question: 'Can I leave without a trace?',
        answer:
          'Not entirely. Everything is in your browser: export or erase it on the User Page. One random code stays, and your browser may still list this site: clear the site’s data and your history in its settings. In the full service, a deleted account will be erased after 30 days.',
      },
    } satisfies Record<Question, { question: string; answer: string }>,
  },
  call: {
    heading: 'Extras, when you want them',
    text: 'A Super Like costs 30 coins; undoing a swipe is free. Start with the Popular package.',
    prices: 'See all prices',
  },
} satisfies PageCopy & Record<string, unknown>;
