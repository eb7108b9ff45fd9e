import { brand } from '../../content/brand';
import type { PageCopy } from '../../parts/page/page-copy';
import { versionCopy } from '../../parts/page/version-copy';

export const privacyPolicyCopy = {
  title: 'Privacy Policy',
  description:
    'What is known about you, who sees it, how long it is kept and how you take it back.',
  heading: 'Privacy Policy',
  effective: 'Effective date: January 15, 2024',
  intro:
    'You decide what is known about you. This is the short version: what we keep, why, for how long, and how you see, take or erase it.',
  full: 'Read the full Privacy Policy',
  print: 'Print this page',
  yourData: 'See your data',
  template: versionCopy.template,
  summary: {
    heading: 'In three points',
    list: [
      {
        name: 'Yours first',
        text: 'Your photo, age and distance are shown only as your settings say. A mask stays on until both of you agree to reveal.',
      },
      {
        name: 'Only what is needed',
        text: 'We ask for what a match needs and nothing for advertisers. We never sell your data.',
      },
      {
        name: 'Gone when you go',
        text: 'Take your data with you as one file, or erase it. A deleted account is erased after 30 days.',
      },
    ],
  },
  device: {
    heading: 'What this version of the site does',
    text: 'Everything you enter here stays in this browser, on this device: likes, messages, coins, settings. Nothing is sent to us, with one exception: a question that you type into the assistant goes to the service that answers it, and with a Gemini key of the operator to Google as well. Passwords, identity numbers and your date of birth are never stored.',
  },
  collected: {
    heading: 'What the full service would hold',
    labels: { kind: 'What', why: 'What for', kept: 'How long' },
    caption: 'Kinds of data, their purpose and how long they are kept',
    list: [
      {
        kind: 'Profile and photos',
        why: 'To show you to the people you choose',
        kept: 'As long as you have the account; a deleted one is erased after 30 days',
      },
      { kind: 'Messages', why: 'To deliver them', kept: 'Until account deletion' },
      {
        kind: 'Verification',
        why: 'To show a badge',
        kept: 'The picture goes as soon as the check is done. The badge holds: selfie 12 months, ID 24 months, contact until it changes',
      },
      {
        kind: 'Reports and decisions',
        why: 'To keep people safe',
        kept: 'As long as a decision can be appealed, or keeps a banned person out',
      },
      {
        kind: 'Analytics, without names',
        why: 'To find what is broken or slow',
        kept: '2 years at most',
      },
      {
        kind: 'Invoices',
        why: 'To deliver coins and refunds',
        kept: 'As long as tax law asks for',
      },
    ],
  },
  never: {
    heading: 'What we never do',
    list: [
      'Sell or rent data about you',
      'Show your exact position to anybody',
      'Score your face',
      'Read your messages, unless one of you reports them',
      'Switch on the health compatibility without your explicit consent',
    ],
  },
  rights: {
    heading: 'Your rights',
    intro:
      'You have them whatever your reasons. An email is enough; inquiries about your data are answered within 30 days.',
    list: [
      { name: 'See it', text: 'Everything that is kept, in one place.' },
      { name: 'Correct it', text: 'What is wrong is changed without a discussion.' },
      { name: 'Take it', text: 'One file that other programs can read.' },
      { name: 'Erase it', text: 'All of it, or single conversations and likes.' },
      { name: 'Object', text: 'To a purpose you do not want, analytics included.' },
      {
        name: 'Complain',
        text: 'To us, or to the National Cyber Security Authority of Rwanda, which looks after data protection.',
      },
    ],
  },
  cookies: {
    heading: 'Cookies and their like',
    text: 'A session and a CSRF cookie for the visit, your theme preference for 24 months, analytics for 14 months, ads for 90 days. The last two only with your yes; this version of the site sets neither.',
    link: 'Read Cookie & Tracking',
  },
  contact: {
    heading: 'Who answers',
    text: 'The person who looks after data protection reads what you write, and answers within 30 days.',
    company: brand.company.name,
    address: brand.address,
    email: brand.email,
  },
} satisfies PageCopy & Record<string, unknown>;
