import { brand } from '../../content/brand';
import { CONDUCT, ENFORCEMENT_STEPS, SEVERITY_NOTE } from '../../content/legal/rules';
import type { PageCopy } from '../../parts/page/page-copy';
import { versionCopy } from '../../parts/page/version-copy';

export const communityGuidelinesCopy = {
  title: 'Community Guidelines',
  description: 'How we treat each other here, and what happens when somebody does not.',
  heading: 'How we treat each other',
  intro: `These guidelines hold for every profile, message and meeting that begins on ${brand.name}. They are short enough to read before a first hello.`,
  report: 'Report an Issue',
  full: 'Read the full guidelines',
  print: 'Print this page',
  template: versionCopy.template,
  version: versionCopy.rules,
  values: {
    heading: 'Core values',
    list: [
      {
        name: 'Respect & Kindness',
        text: 'Write as you would speak to somebody’s sister or brother at the same table. A no is an answer.',
      },
      {
        name: 'Safety First',
        text: 'Your own and that of others: public places, no pressure, no money, no secrets shared.',
      },
      {
        name: 'Authentic Connections',
        text: 'Your own face, your true age, your real intentions.',
      },
      {
        name: 'Meaningful Communication',
        text: 'Read the profile first, then ask about something in it.',
      },
    ],
  },
  unacceptable: {
    heading: 'What is not acceptable',
    severities: { high: 'High severity', medium: 'Medium severity' },
    list: CONDUCT,
    note: SEVERITY_NOTE,
  },
  reporting: {
    heading: 'How a report goes',
    version: versionCopy.reports,
    list: [
      {
        name: 'Say what happened',
        text: 'Use Report on the profile or write to us. A sentence is enough; a picture of the message helps.',
      },
      {
        name: 'You are safe at once',
        text: 'The person is blocked for you immediately and does not learn who reported them.',
      },
      {
        name: 'A person reads it',
        text: 'Moderators review reports within 24-48 hours. Software sorts them by urgency and decides nothing.',
      },
      { name: 'We act', text: 'From a warning to a permanent ban, as the table below says.' },
      {
        name: 'You hear from us',
        text: 'We tell you that it is done and, where privacy allows, what was done.',
      },
    ],
  },
  enforcement: {
    heading: 'What follows',
    caption: 'Steps of enforcement, from the mildest to the strictest',
    labels: { step: 'Step', when: 'When', what: 'What it means' },
    list: ENFORCEMENT_STEPS,
  },
  appeals: {
    heading: 'Appeals',
    text: 'You can appeal a warning, a limit or a suspension within 30 days. Somebody who did not take part in the decision reviews it in 5-7 business days and writes to you with the reason. A permanent ban carries no appeal.',
    note: `The Terms of Service list an appeal for each reason that ends an account. ${versionCopy.appeals}`,
    link: 'Read the Terms of Service',
  },
  etiquette: {
    heading: 'Dating etiquette',
    list: [
      'Answer, even if it is a kind no.',
      'Ask before you send a picture, a voice note or a call.',
      'Be on time, or say so before you are late.',
      'Agree beforehand who pays; a bill is no debt.',
      'Speak of your marriage, your children and your plans before they are found out.',
      'What you were told in confidence stays where it was told.',
    ],
  },
  resources: {
    heading: 'Safety resources',
    text: 'If you are in danger now, call first and write to us later.',
  },
  actions: {
    heading: 'What you can do now',
    report: 'Report an Issue',
    support: 'Contact Support',
    safety: 'Visit Safety Center',
    feedback: 'Share Feedback',
    forum: 'Community Forum',
    join: 'Join Our Safe Community',
  },
} satisfies PageCopy & Record<string, unknown>;
