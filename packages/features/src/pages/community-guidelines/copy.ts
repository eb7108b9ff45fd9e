import { brand } from '../../content/brand';
import type { Severity } from '../../content/legal/conduct';
import { CONDUCT, ENFORCEMENT_STEPS, SEVERITY_NOTE } from '../../content/legal/rules';
import type { PageCopy } from '../../parts/page/page-copy';
import { versionCopy } from '../../parts/page/version-copy';

export const communityGuidelinesCopy = {
  title: 'Community Guidelines',
  description: 'How we treat each other here, and what happens when someone doesn’t.',
  heading: 'How we treat each other',
  intro: `For every profile, message and meeting that starts on ${brand.name}.`,
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
        text: 'Write as if their family were at the table. No is an answer.',
      },
      {
        name: 'Safety First',
        text: 'Public places, no pressure, no money, no sharing of secrets.',
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
    heading: 'What isn’t acceptable',
    severities: { high: 'High severity', medium: 'Medium severity' } satisfies Record<
      Severity,
      string
    >,
    list: CONDUCT,
    note: SEVERITY_NOTE,
  },
  reporting: {
    heading: 'How reporting works',
    list: [
      {
        name: 'Say what happened',
        text: 'Use Report on the profile or write to us. One sentence is enough; a screenshot helps.',
      },
      {
        name: 'You’re protected at once',
        text: 'The person is blocked for you and isn’t told who reported them.',
      },
      {
        name: 'A person reads it',
        text: 'Moderators review reports within 24-48 hours. Software sorts them by urgency and decides nothing.',
      },
      { name: 'We act', text: 'From a warning to a permanent ban: see the table below.' },
      {
        name: 'You hear from us',
        text: 'We tell you when it’s done and, where privacy allows, what was done.',
      },
    ],
  },
  enforcement: {
    heading: 'Enforcement',
    caption: 'Enforcement steps, from mildest to strictest',
    labels: { step: 'Step', when: 'When', what: 'What it means' },
    list: ENFORCEMENT_STEPS,
  },
  appeals: {
    heading: 'Appeals',
    text: 'You can appeal a warning, a limit or a suspension within 30 days. Someone else reviews it in 5-7 business days and tells you why. A permanent ban carries no appeal.',
    note: `The Terms of Service list an appeal for each reason that ends an account. ${versionCopy.appeals}`,
    link: 'Read the Terms of Service',
  },
  etiquette: {
    heading: 'Dating etiquette',
    list: [
      'Answer, even if it’s a kind no.',
      'Ask before you send a picture, a voice note or a call.',
      'Be on time, or say so before you’re late.',
      'Agree beforehand who pays. A bill isn’t a debt.',
      'Mention your marriage, children and plans before someone finds out.',
      'Keep what you’re told in confidence.',
    ],
  },
  resources: {
    heading: 'Safety resources',
    text: 'If you’re in danger now, call first and write to us later.',
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
