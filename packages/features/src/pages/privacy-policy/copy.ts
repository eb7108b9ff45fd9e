import type { PageCopy } from '../../parts/page/page-copy';
import { versionCopy } from '../../parts/page/version-copy';

export const privacyPolicyCopy = {
  title: 'Privacy Policy',
  description: 'What we know about you, who sees it, how long it is kept and how to erase it.',
  heading: 'Privacy Policy',
  effective: 'Effective date: January 15, 2024',
  intro:
    'You decide what we know about you. This is the short version: what we keep, why, for how long, and how you can see, export or erase it.',
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
        name: 'Only what’s needed',
        text: 'We ask for what a match needs and nothing for advertisers. We never sell your data.',
      },
      {
        name: 'Gone when you go',
        text: 'Export your data as one file, or erase it. A deleted account is erased after 30 days.',
      },
    ],
  },
  device: {
    heading: 'What the site does today',
    text: 'What you enter here stays in this browser, on this device: likes, messages, coins, settings. Two things leave it: a question you ask the assistant goes to the service that answers it and, if the operator uses a Gemini key, to Google; and filters and searches are part of the page’s address, which goes to this site when the page is reloaded. Passwords, identity numbers and your date of birth are never stored.',
    history:
      'Your browser’s history lists the pages you open, with your filters and searches. In French, Swahili or Kinyarwanda their addresses begin with the language, such as /rw/, so others who use your phone can see which one you read.',
    kept: 'If you switch on “Keep the safety pages on this phone”, the browser also stores public pages: the guide, help articles on safety, the emergency numbers, and the pages that show your plan, messages and settings, without what you wrote. Switching it off, erasing your data or leaving this site quickly removes them. Your browser’s settings still list this site.',
  },
  collected: {
    heading: 'What the full service would keep',
    labels: { kind: 'What', why: 'What for', kept: 'How long' },
    caption: 'Types of data, their purpose and how long they are kept',
    list: [
      {
        kind: 'Profile and photos',
        why: 'To show you to the people you choose',
        kept: 'As long as you have an account; a deleted one is erased after 30 days',
      },
      { kind: 'Messages', why: 'To deliver them', kept: 'Until account deletion' },
      {
        kind: 'Verification',
        why: 'To show a badge',
        kept: 'The picture is deleted as soon as the check is done. The badge is valid: selfie 12 months, ID 24 months, contact until it changes',
      },
      {
        kind: 'Reports and decisions',
        why: 'To keep people safe',
        kept: 'As long as a decision can be appealed or a ban applies',
      },
      {
        kind: 'Analytics, without names',
        why: 'To find what is broken or slow',
        kept: '2 years at most',
      },
      {
        kind: 'Invoices',
        why: 'To deliver coins and refunds',
        kept: 'As long as tax law requires',
      },
    ],
  },
  never: {
    heading: 'What we never do',
    list: [
      'Sell or rent data about you',
      'Show your exact location to anyone',
      'Score your face',
      'Read your messages, unless one of you reports them',
      'Switch on health compatibility without your explicit consent',
    ],
  },
  rights: {
    heading: 'Your rights',
    intro:
      'You don’t need to give a reason. Today you see, export and erase your data yourself. Planned: an email is enough, and inquiries about your data are answered within 30 days.',
    list: [
      { name: 'See it', text: 'Everything we keep, in one place.' },
      { name: 'Correct it', text: 'We correct what’s wrong, no discussion needed.' },
      { name: 'Export it', text: 'One file that other programs can read.' },
      { name: 'Erase it', text: 'All of it, or single likes and saved searches.' },
      { name: 'Object', text: 'To any purpose you don’t want, including analytics.' },
      {
        name: 'Complain',
        text: 'To us, or to the National Cyber Security Authority of Rwanda, which oversees data protection.',
      },
    ],
  },
  cookies: {
    heading: 'Cookies and similar technologies',
    today:
      'The site sets no cookie today. What it stores in this browser, and for how long, is in the document below.',
    planned:
      'A session and a CSRF cookie for the visit, your theme preference for 24 months, analytics for 14 months, ads for 90 days. The last two need your consent.',
    link: 'Read Cookie & Tracking',
  },
  contact: {
    heading: 'Contact',
    text: 'Planned: a data protection contact answers within 30 days. No one reads emails yet.',
  },
} satisfies PageCopy & Record<string, unknown>;
