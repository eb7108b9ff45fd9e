import { EMERGENCY } from '../../domain/emergency-numbers';
import type { PageCopy } from '../../parts/page/page-copy';
import { versionCopy } from '../../parts/page/version-copy';
import type { Question } from './data';

export const howItWorksCopy = {
  title: 'How It Works',
  description: 'Six steps from a first visit to a first meeting.',
  heading: 'How it works',
  intro: 'Say what you hope for, choose what others see, and meet people who want the same.',
  picture: 'The lights of Kigali at dusk',
  start: 'Start with a profile',
  steps: {
    heading: 'Six steps, at your pace',
    list: [
      {
        name: 'Create your profile',
        text: 'Six short pages. Only the first and the two agreements are required. Take a break any time: your answers stay in this tab, except your password, date of birth and photo.',
        aside: 'About five minutes',
      },
      {
        name: 'Choose what others see',
        text: 'Switch age, distance and a clear photo on or off. The mask will show your face only to people you trust.',
        aside: 'Change it at any time',
      },
      {
        name: 'Verify yourself',
        text: 'Planned: four levels, from email to ID, each with a badge. No one is verified yet.',
        aside: 'Selfie check valid for 12 months',
      },
      {
        name: 'Find people',
        text: 'Filter by what matters, from religion to education, or swipe and undo a hasty no.',
        aside: 'Fifteen filters',
      },
      {
        name: 'Talk first',
        text: 'Write, or borrow a first line from the icebreaker coach. We warn you if a message has a number or mentions money. Nothing is delivered yet.',
        aside: 'Block or report at any time',
      },
      {
        name: 'Meet safely',
        text: 'Use the checklist, four Kigali hotels with public lobbies, and a summary for a friend.',
        aside: `In an emergency: ${EMERGENCY.allServices}`,
      },
    ],
  },
  safety: {
    heading: 'Safety tips',
    list: [
      {
        name: 'Keep it here at first',
        text: 'Stay in the chat until you’ve met. Anyone pushing for your number can wait.',
      },
      {
        name: 'Never send money',
        text: 'No fee, no fare, no hospital bill. Love doesn’t ask for mobile money.',
      },
      {
        name: 'Meet in public',
        text: 'Choose daylight, people, a place with staff and your own way home.',
      },
      {
        name: 'Tell a friend',
        text: 'Who, where, until when. The meeting summary takes a minute.',
      },
      {
        name: 'Trust your doubts',
        text: 'Leave at any time. You owe no one a reason.',
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
        text: 'Marriage, company, time to see: clarity saves two people three months.',
      },
      {
        name: 'Ask, then listen',
        text: 'A question about their last answer beats a compliment.',
      },
      { name: 'A recent photo', text: 'From this year, in daylight, only you in it.' },
    ],
  },
  stats: {
    heading: 'In numbers',
    illustrative: versionCopy.illustrative,
    planned: 'Planned rules',
    resolvedShare: '98%',
    responseTime: 'under 24h',
    labels: {
      resolved: 'of reports resolved',
      response: 'average first response to a report',
      age: 'every member, no exceptions',
      verification: 'levels of verification',
    },
  },
  faq: {
    heading: 'Good to know',
    list: {
      cost: {
        question: 'What can I do for free?',
        answer:
          'Create a profile, browse, like, read messages, use the rooms and plan a meeting. Coins, Plus and Pro are extras.',
      },
      seen: {
        question: 'Will people I know find me?',
        answer:
          'Not yet: your profile stays on your device. Once there are accounts, logged-out visitors will see only blurred photos.',
      },
      age: {
        question: 'Why do you ask for my date of birth?',
        answer: 'Everyone here must be 18 or older. Only your age is saved.',
      },
      matches: {
        question: 'How do you match people?',
        answer:
          'We don’t yet: you browse and filter samples yourself. Planned: suggestions from what you wrote, each with a reason. Photos are never scored.',
      },
      report: {
        question: 'What happens when I report someone?',
        answer: `A person reads your report within 24-48 hours. The other person never learns who reported them. ${versionCopy.reports}`,
      },
    } satisfies Record<Question, { question: string; answer: string }>,
  },
  call: {
    heading: 'Take the first step',
    text: 'Look around first. Browsing needs no account.',
    browse: 'Browse profiles',
    register: 'Create your profile',
  },
} satisfies PageCopy & Record<string, unknown>;
