// Proves POLICY-1.
import { describe, expect, it } from 'vitest';

import { COIN } from '../../domain/coins';
import { EMERGENCY, EMERGENCY_NUMBERS } from '../../domain/emergency-numbers';
import { POLICY, spanText } from '../../domain/policy';
import { unknownDurations } from '../../testing/policy-durations';
import { brand } from '../brand';
import { emergencyCopy } from '#words/content/emergency-copy';
import type { ProseModule } from '../prose-module';
import { CONDUCT_CATEGORIES } from './conduct';
import { LEGAL_DOCUMENTS, type LegalDocument } from './documents';
import { CONDUCT, ENFORCEMENT_STEPS, SEVERITY_NOTE, TERMINATION_REASONS } from './rules';

const modules = import.meta.glob<ProseModule>('./*.mdx', { query: '?prose', eager: true });

const getTextContent = (document: LegalDocument): string => {
  const module = modules[`./${document}.mdx`];
  if (!module) throw new Error(`There is no document ${document}.mdx.`);
  // The separator between table cells isn't part of the text.
  return module.sections
    .map(({ heading, text }) => `${heading} ${text}`)
    .join(' ')
    .replaceAll(' · ', ' ');
};

/** From the first to the last. */
const VERIFICATION_LEVELS = ['email or phone', 'selfie match', 'ID', 'paid member'];
const ENFORCEMENT_STEP_NAMES = [
  'notice or warning',
  'feature limits',
  'suspension',
  'permanent ban',
];

const enforcement = [
  ...ENFORCEMENT_STEP_NAMES,
  `${spanText(POLICY.enforcement.featureLimitHours)} hours`,
  `${spanText(POLICY.enforcement.suspensionDays)} days`,
];
const appeal = [
  `appeal within ${POLICY.appeal.withinDays} days`,
  `in ${spanText(POLICY.appeal.reviewBusinessDays)} business days`,
];
const reports = `within ${spanText(POLICY.reports.reviewHours)} hours`;
const inquiries = `answered within ${POLICY.privacy.inquiryDays} days`;
const deletion = ['profile is removed immediately', 'no refund for unused time'];
const emergency = Object.values(EMERGENCY);
const support = [
  `within ${POLICY.support.emailHours} hours`,
  `within ${POLICY.support.premiumMinutes} minutes`,
];
const validity = [
  `for ${POLICY.verification.selfieMonths} months`,
  `for ${POLICY.verification.idMonths} months`,
];
const liability = `the last ${POLICY.liabilityMonths} months`;
/** What happens to a question, which both documents tell. */
const assistant = [
  'ordinary questions go to Google as well, from that server or, where there is none, from your browser',
  'about danger never do',
  'sent as you wrote it',
];
const coin = `${COIN.priceRwf} RWF each`;

/** Phrases that each document must contain, ignoring case. */
const PHRASES: Record<LegalDocument, readonly string[]> = {
  terms: [
    'January 15, 2024',
    `${POLICY.minimumAge}+ only`,
    'accurate information',
    'one account per person',
    ...enforcement,
    ...appeal,
    `capped at what you paid us in ${liability}`,
    `at least ${POLICY.notice.termsDays} days' notice`,
    `change of price is announced with ${POLICY.notice.priceDays} days' notice`,
    `no one has used for ${POLICY.inactiveAccountYears} years is deleted`,
    `legal inquiries in ${spanText(POLICY.legalInquiries.answerBusinessDays)} business days`,
    ...deletion,
    'Some data is kept',
    coin,
    'Mobile Money',
    'a permanent ban carries no appeal',
    'lists an appeal for each reason',
  ],
  privacy: [
    'Messages Until account deletion',
    `Deleted accounts ${POLICY.privacy.deletedAccountDays} days`,
    `Analytics data ${POLICY.privacy.analyticsYears} years maximum`,
    `Deleted after ${POLICY.inactiveAccountYears} years`,
    inquiries,
    'profile is removed immediately',
    'never enabled without explicit consent',
    ...validity,
    ...assistant,
    'Keep the safety pages on this phone',
  ],
  ai: [
    ...assistant,
    'Humans decide enforcement; AI assists',
    reports,
    ...appeal,
    inquiries,
    'never enabled without explicit consent',
    `${POLICY.privacy.analyticsYears} years maximum`,
  ],
  community: [
    ...enforcement,
    'you may not open another. No appeal',
    reports,
    ...appeal,
    'A permanent ban under these guidelines carries no appeal',
    'list an appeal for each reason',
    'Respect & Kindness',
    'Safety First',
    'Authentic Connections',
    'Meaningful Communication',
    'Harassment & Abuse',
    'Deceptive Practices',
    'Inappropriate Content',
    'Commercial Activity',
    EMERGENCY.allServices,
    ...support,
  ],
  safety: [
    ...VERIFICATION_LEVELS.map((name, index) => `Level ${index + 1}: ${name}`),
    `Selfies are valid for ${POLICY.verification.selfieMonths} months and IDs for ${POLICY.verification.idMonths} months`,
    'Until the contact changes',
    'While subscribed',
    ...emergency,
    ...enforcement,
    reports,
    ...support,
    'Humans decide; AI assists',
    'trust badge',
    `in ${spanText(POLICY.legalInquiries.answerBusinessDays)} business days`,
  ],
  cookies: [
    'Session Keeps',
    'CSRF Proves',
    'For the session',
    `They last ${POLICY.cookies.analyticsMonths} months`,
    `They last ${POLICY.cookies.adsDays} days`,
    `${POLICY.cookies.themeMonths} months`,
    `${POLICY.privacy.analyticsYears} years maximum`,
    inquiries,
  ],
  refunds: [
    'full',
    'pro-rata',
    'account credit',
    `respond in ${spanText(POLICY.refunds.responseBusinessDays)} business days`,
    `Bank refunds take ${spanText(POLICY.refunds.bankBusinessDays)} business days`,
    ...deletion.slice(1),
    coin,
    `${POLICY.notice.priceDays} days' notice`,
    liability,
  ],
  meeting: [...emergency, `at least ${POLICY.minimumAge} years`, reports, ...support, ...validity],
};

describe.each(LEGAL_DOCUMENTS)('the document %s', (document) => {
  const text = getTextContent(document).replaceAll('’', "'");

  it.each(PHRASES[document])('contains "%s"', (phrase) => {
    expect(text.toLowerCase()).toContain(phrase.toLowerCase());
  });

  it('names no duration that is not in the policy table', () => {
    expect(unknownDurations(text)).toEqual([]);
  });

  it('explains in one section what this version of the site does', () => {
    const sections = modules[`./${document}.mdx`]?.sections.filter(({ heading }) =>
      /this version of the site/i.test(heading),
    );
    expect(sections?.map((section) => section.text.length > 100)).toEqual([true]);
  });

  it('names the company only through the brand', () => {
    for (const word of [brand.email, brand.phone, brand.address, brand.company.name])
      expect(text).not.toContain(word);
    expect(text).not.toMatch(/\bIru\b/);
  });
});

const sources = import.meta.glob<string>('./*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the table rows under a heading, without line breaks in the cells. */
const rowsUnder = (document: LegalDocument, heading: string): string[][] => {
  const source = sources[`./${document}.mdx`]?.replaceAll('<br />', '');
  const [section = ''] = source?.split(`${heading}\n`)[1]?.split(/\n#+ /) ?? [];
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

describe('the tables shared with the short pages', () => {
  const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

  it('match the terms: why an account ends', () => {
    expect(rowsUnder('terms', '### When we end it')).toEqual(
      TERMINATION_REASONS.map(({ reason, action, appeal: how }) => [reason, action, how]),
    );
  });

  it('match the guidelines: what is not acceptable', () => {
    expect(rowsUnder('community', '## What is not acceptable')).toEqual(
      CONDUCT_CATEGORIES.map(({ id, severity }) => {
        const { name, examples } = CONDUCT[id];
        const [first, ...others] = examples;
        return [
          name,
          [first, ...others.map(lower)].join('; '),
          severity === 'high' ? 'High' : 'Medium',
        ];
      }),
    );
    expect(getTextContent('community')).toContain(SEVERITY_NOTE);
  });

  it('match the guidelines: the enforcement steps, in order', () => {
    expect(rowsUnder('community', '## The enforcement table')).toEqual(
      ENFORCEMENT_STEPS.map(({ step, when, what }) => [step, when, what]),
    );
    const names = ENFORCEMENT_STEPS.map(({ step }) => step.toLowerCase());
    expect(names).toEqual(ENFORCEMENT_STEP_NAMES);
  });
});

describe.each([
  ['safety', '## In an emergency'],
  ['meeting', '## Help nearby'],
] as const)('the numbers to call in the document %s', (document, heading) => {
  it('are the numbers of the one list, with its names', () => {
    expect(rowsUnder(document, heading)).toEqual(
      EMERGENCY_NUMBERS.map(({ id, answeredBy, isAlwaysOpen }) => [
        `[${EMERGENCY[id]}](tel:${EMERGENCY[id]})`,
        emergencyCopy.names[id],
        `${emergencyCopy.answeredBy[answeredBy]}${isAlwaysOpen ? `, ${emergencyCopy.always}` : ''}`,
      ]),
    );
  });
});

describe('the documents', () => {
  it('link only to existing headings', () => {
    const links = Object.values(sources).flatMap((source) => [
      ...source.matchAll(/\/legal\?doc=([a-z]+)(?:#([a-z-]+))?\)/g),
    ]);
    expect(links.length).toBeGreaterThan(10);
    const broken = links.filter(([, document = '', heading]) => {
      const ids = modules[`./${document}.mdx`]?.outline.map(({ id }) => id);
      return !ids || (heading !== undefined && !ids.includes(heading));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});
