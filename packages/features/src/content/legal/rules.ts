import { POLICY, spanText } from '../../domain/policy';
import type { ConductCategory } from './conduct';

const { featureLimitHours, suspensionDays } = POLICY.enforcement;

/** Unacceptable behaviour by category; the short and the full guidelines share it. */
export const CONDUCT = {
  harassment: {
    name: 'Harassment & Abuse',
    examples: [
      'Threats, insults, hate, stalking',
      'Unwanted sexual messages',
      'Sharing private pictures',
      'Contacting someone after a no or a block',
    ],
  },
  deception: {
    name: 'Deceptive Practices',
    examples: [
      'Using someone else’s name, face or age',
      'Hiding a marriage or relationship',
      'Asking for money, whatever the reason given',
      'Promising work, visas or marriage for a fee',
      'Having more than one account',
    ],
  },
  content: {
    name: 'Inappropriate Content',
    examples: [
      'Nudity in a profile or a room',
      'Pictures of children, or of people who did not agree',
      'Gratuitous violence',
      'Crude talk about a person or a group',
    ],
  },
  commerce: {
    name: 'Commercial Activity',
    examples: [
      'Advertising a shop, a service or a channel',
      'Recruiting, crowdfunding, selling',
      'Escort services',
      'Links that collect other people’s details',
    ],
  },
} satisfies Record<ConductCategory, { name: string; examples: readonly string[] }>;

/** What each severity means. */
export const SEVERITY_NOTE =
  'The severity decides the first step. For high severity it is a suspension or more; for medium severity, a warning. Anything that harms a minor or puts a life at risk leads to a permanent ban and a report to the police.';

/** The enforcement steps, from the mildest to the strictest (POLICY-1). */
export const ENFORCEMENT_STEPS = [
  {
    step: 'Notice or warning',
    when: 'A first breach of medium severity',
    what: 'We tell you which rule was broken and what has to change; it stays on record',
  },
  {
    step: 'Feature limits',
    when: 'A second breach',
    what: `For ${spanText(featureLimitHours)} hours you cannot write to new people, join rooms or use the feature that was misused`,
  },
  {
    step: 'Suspension',
    when: 'High severity, or repeated breaches',
    what: `For ${spanText(suspensionDays)} days you cannot sign in, and your profile is hidden`,
  },
  {
    step: 'Permanent ban',
    when: 'Serious harm, or breaches after a suspension',
    what: 'The account is closed for good and you may not open another. No appeal',
  },
] satisfies readonly { step: string; when: string; what: string }[];

/** Why we end an account, what we do and how to appeal; the short and the full terms share it (POLICY-1). */
export const TERMINATION_REASONS = [
  { reason: 'Under 18', action: 'Account closed immediately', appeal: 'Yes, with proof of age' },
  {
    reason: 'False identity or false information',
    action: 'Suspension, then closure if it is not corrected',
    appeal: 'Yes, with proof of identity',
  },
  {
    reason: 'More than one account',
    action: 'All but one account closed',
    appeal: 'Yes, saying which one to keep',
  },
  {
    reason: 'Harassment, threats or hate',
    action: 'Suspension or permanent ban',
    appeal: 'Yes, with your account of what happened',
  },
  {
    reason: 'Violence, sexual exploitation, or harm to a minor',
    action: 'Immediate permanent ban, and a report to the police',
    appeal: 'Yes, in writing',
  },
  {
    reason: 'Fraud, or asking members for money',
    action: 'Permanent ban, and a report to the authorities where the law requires it',
    appeal: 'Yes, with evidence',
  },
  {
    reason: 'Selling or advertising after a warning',
    action: 'Account closed',
    appeal: 'Yes, once the content is removed',
  },
  {
    reason: 'Payment reversed without a reason',
    action: 'Paid features stopped, then closure',
    appeal: 'Yes, with the payment record',
  },
  {
    reason: 'Repeatedly breaking the community guidelines',
    action: 'Warning, feature limits, suspension, then permanent ban',
    appeal: 'Yes, against each step',
  },
  {
    reason: `No sign-in for ${POLICY.inactiveAccountYears} years`,
    action: 'Account deleted, after a reminder by email',
    appeal: 'Yes: sign in before the date in the reminder',
  },
] satisfies readonly { reason: string; action: string; appeal: string }[];
