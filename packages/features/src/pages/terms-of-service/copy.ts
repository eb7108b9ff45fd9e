import { brand } from '../../content/brand';
import { TERMINATION_REASONS } from '../../content/legal/rules';
import type { PageCopy } from '../../parts/page/page-copy';
import { versionCopy } from '../../parts/page/version-copy';
import type { TermsSection } from './data';

export const termsOfServiceCopy = {
  title: 'Terms of Service',
  description: 'The rules between you and us, in short and in plain language.',
  heading: 'Terms of Service',
  effective: 'Effective date: January 15, 2024',
  intro: `This is the short version of what you can expect from ${brand.name} and what we expect from you. The full Terms & Conditions are in the legal hub. Where the two differ, the full text applies.`,
  full: 'Read the full Terms & Conditions',
  print: 'Print this page',
  template: versionCopy.template,
  version: versionCopy.rules,
  summary: {
    heading: 'In three points',
    list: [
      {
        name: 'Fair Use',
        text: 'One account per person, true details, and respect for everyone you meet. The service is for meeting people, never for selling.',
      },
      {
        name: 'Safe Environment',
        text: 'Adults only. People review reports within 24-48 hours, and you can appeal their decision within 30 days.',
      },
      {
        name: 'Clear Pricing',
        text: 'The coin store lists prices in Rwandan francs, 10 RWF a coin. We announce any change 30 days before it applies.',
      },
    ],
  },
  sections: {
    eligibility: {
      heading: 'Who may join',
      paragraphs: [
        'You must be at least 18 years old, give accurate information, and have one account only. We close the account of anyone under 18 as soon as we learn of it.',
      ],
    },
    account: {
      heading: 'Your account',
      paragraphs: [
        'Keep your password to yourself. You are responsible for what happens in your account until you tell us otherwise. We delete accounts that have not been used for 2 years, after a reminder.',
      ],
    },
    'your-content': {
      heading: 'What you share',
      paragraphs: [
        'Your texts and pictures remain yours. You allow us to show them to the people you choose, for as long as you keep them here. Share only what you have the right to share, and no one else’s face without their consent.',
      ],
    },
    payment: {
      heading: 'Coins and subscriptions',
      paragraphs: [
        'Coins pay for extras inside the product and cannot be exchanged for money. Refunds are full, pro-rata or as account credit, as the Refund Policy says. Prices change only with 30 days’ notice.',
        'Today every purchase is a simulation on your device, and no money moves.',
      ],
    },
    verification: {
      heading: 'Verification',
      paragraphs: [
        'A badge shows what was checked and when: a selfie match is valid for 12 months, an identity document for 24 months, a contact until it changes, a paid membership while it lasts. A badge says nothing about a person’s character.',
      ],
    },
    liability: {
      heading: 'Our liability',
      paragraphs: [
        'We check, moderate and answer, but we cannot know everyone. Where the law lets us limit our liability, it is limited to what you paid us in the last 12 months.',
      ],
    },
  } satisfies Record<TermsSection, { heading: string; paragraphs: string[] }>,
  prohibited: {
    heading: 'Prohibited activities',
    list: [
      'Harassing, threatening, stalking or shaming anyone',
      'Pretending to be someone else, or hiding a marriage or relationship',
      'Asking members for money, mobile-money transfers or bank details',
      'Offering or seeking paid sexual services',
      'Anything that harms or sexualises a person under 18',
      'Hate against a faith, an origin, a body, a language or a way of loving',
      'Advertising, recruiting or selling to members',
      'Copying profiles, scraping pages or running automated accounts',
      'Sharing another member’s messages, address or pictures without consent',
      'Getting around a mask, a block, a suspension or a ban',
    ],
  },
  termination: {
    heading: 'When we end an account',
    intro:
      'For each reason: what we do, and what an appeal needs. You may appeal within 30 days, and someone who did not take the decision reviews it in 5-7 business days.',
    labels: { action: 'Action', appeal: 'Appeal' },
    list: TERMINATION_REASONS,
    other: `The community guidelines say that a permanent ban carries no appeal. ${versionCopy.appeals}`,
    otherLink: 'Read the community guidelines',
  },
  deletion: {
    heading: 'If you leave',
    list: [
      'Your profile is removed from view immediately.',
      'A running subscription is cancelled; unused time is not refunded.',
      'Some data is kept: the rest of a deleted account is erased after 30 days, while invoices and decisions on reports are kept longer.',
    ],
    link: 'Erase or export your data',
  },
  disputes: {
    heading: 'If we disagree',
    list: [
      { name: 'Talk to us', text: 'Write first. Most disputes end with one honest email.' },
      {
        name: 'Mediation',
        text: 'If that does not settle it, a mediator in Kigali, accepted by both sides.',
      },
      {
        name: 'Court',
        text: 'The law of Rwanda applies and the courts of Kigali decide, unless the law where you live gives you a court closer to home.',
      },
    ],
  },
  contact: {
    heading: 'Legal contact',
    text: 'Legal inquiries are answered in 5-7 business days.',
  },
  changes: {
    heading: 'Changes to these terms',
    text: 'We announce every change at least 30 days before it applies, by email and on this page, and explain what changes and why. If you do not agree, you can leave before that day, and the change does not apply to you.',
  },
} satisfies PageCopy & Record<string, unknown>;
