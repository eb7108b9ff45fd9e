import type { PageCopy } from '../../parts/page/page-copy';
import { versionCopy } from '../../parts/page/version-copy';

export const howItWorksCopy = {
  title: 'How It Works',
  description: 'Six steps from a first visit to a first meeting.',
  heading: 'How it works',
  intro:
    'You tell us who you are and what you hope for, decide what others may see, and meet people who want the same. Each step waits for your yes.',
  picture: 'The lights of Kigali at dusk',
  start: 'Start with a profile',
  steps: {
    heading: 'Six steps, at your pace',
    list: [
      {
        name: 'Create your profile',
        text: 'Six short pages, of which one is required. You can stop and come back: your answers wait in this tab, your password never does.',
        aside: 'About five minutes',
      },
      {
        name: 'Choose what shows',
        text: 'Age, distance and a clear photo are three separate switches, kept for the day when others can see you. The mask is to keep your face for those you trust.',
        aside: 'Change it at any time',
      },
      {
        name: 'Verify yourself',
        text: 'Planned: four levels, from an email address to an identity document, each with a badge. In this version nobody is verified.',
        aside: 'Selfie check valid for 12 months',
      },
      {
        name: 'Find people',
        text: 'Filter by what matters to you, from religion to education, or go through profiles one by one and take back a hasty no.',
        aside: 'Fifteen filters',
      },
      {
        name: 'Talk first',
        text: 'Write, borrow a first question from the icebreaker coach, or take one from a room. If what you write holds a number or reads like money, you are asked before it is kept. In this version nothing is delivered.',
        aside: 'Block and report always in reach',
      },
      {
        name: 'Meet safely',
        text: 'The meeting guide has a checklist, four hotels in Kigali with public lobbies, and a summary for the friend who should know where you are.',
        aside: 'In an emergency: 112',
      },
    ],
  },
  safety: {
    heading: 'Safety tips',
    list: [
      {
        name: 'Keep it here at first',
        text: 'Stay in the chat until you have met. Whoever presses for your number on the first day can wait.',
      },
      {
        name: 'Never send money',
        text: 'No fee, no fare, no hospital bill. Somebody who loves you does not ask you for mobile money.',
      },
      {
        name: 'Meet in public',
        text: 'Choose daylight, people and a place with staff, and arrange your own way home.',
      },
      {
        name: 'Tell one friend',
        text: 'Who, where and until when. Send the meeting summary; it takes a minute.',
      },
      {
        name: 'Trust the small doubt',
        text: 'You may leave at any time, and you owe nobody a reason.',
      },
    ],
    link: 'Open the meeting guide',
  },
  success: {
    heading: 'What tends to work',
    list: [
      {
        name: 'One true detail',
        text: '“I burn rice but my isombe is famous” starts more conversations than “I love food”.',
      },
      {
        name: 'Say what you want',
        text: 'Marriage, company, time to see: being clear on the first page saves two people three months.',
      },
      {
        name: 'Ask, then listen',
        text: 'A question about their last answer is worth more than a compliment.',
      },
      { name: 'A recent picture', text: 'From this year, by daylight, with only you in it.' },
    ],
  },
  stats: {
    heading: 'In numbers',
    groups: [
      {
        name: versionCopy.illustrative,
        list: [
          { value: '98%', label: 'of reports resolved' },
          { value: 'under 24h', label: 'until the first answer to a report, on average' },
        ],
      },
      {
        name: 'Planned rules',
        list: [
          { value: '18+', label: 'every member, without exception' },
          { value: '4', label: 'levels of verification' },
        ],
      },
    ],
  },
  faq: {
    heading: 'Good to know',
    list: [
      {
        id: 'cost',
        question: 'What can I do without paying?',
        answer:
          'Create a profile, browse, like, read your messages, use the rooms and plan a meeting. Coins and the Plus and Pro tiers are extras.',
      },
      {
        id: 'seen',
        question: 'Will people I know find me?',
        answer:
          'Not in this version: your profile stays on your device. Once people have accounts, visitors who are not signed in are to see blurred pictures only. You can hide single people from your own view at any time.',
      },
      {
        id: 'age',
        question: 'Why do you ask for my date of birth?',
        answer:
          'Because everybody here is 18 or older. Only your age is kept; the date itself is not stored on this device.',
      },
      {
        id: 'matches',
        question: 'How do you decide who fits?',
        answer:
          'In this version nothing decides: you browse and filter samples yourself. Planned are suggestions from your own words, each with its reason, and no photo is ever scored.',
      },
      {
        id: 'report',
        question: 'What happens when I report somebody?',
        answer: `A person reads your report within 24-48 hours. The other side never learns who reported them. ${versionCopy.reports}`,
      },
    ],
  },
  call: {
    heading: 'The first step is the smallest',
    text: 'Look around first if you like. Nobody has to sign in to browse.',
    browse: 'Browse profiles',
    register: 'Create your profile',
  },
} satisfies PageCopy & Record<string, unknown>;
