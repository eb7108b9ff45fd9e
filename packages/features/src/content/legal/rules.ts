import { POLICY, spanText } from '../../domain/policy';

const { featureLimitHours, suspensionDays } = POLICY.enforcement;

/** What is not acceptable, each kind with where enforcement begins; the short and the full guidelines both say it so. */
export const CONDUCT = [
  {
    name: 'Harassment & Abuse',
    severity: 'high',
    examples: [
      'Threats, insults, hate, stalking',
      'Sexual messages that nobody asked for',
      'Passing on private pictures',
      'Writing on after a no or a block',
    ],
  },
  {
    name: 'Deceptive Practices',
    severity: 'high',
    examples: [
      'Somebody else’s name, face or age',
      'A marriage or relationship kept hidden',
      'Asking for money, in whatever story it comes',
      'Promises of work, visas or marriage for a fee',
      'Several accounts for one person',
    ],
  },
  {
    name: 'Inappropriate Content',
    severity: 'medium',
    examples: [
      'Nudity in a profile or a room',
      'Pictures of children, or of people who did not agree',
      'Violence shown for its own sake',
      'Crude talk about a person or a group',
    ],
  },
  {
    name: 'Commercial Activity',
    severity: 'medium',
    examples: [
      'Advertising a shop, a service or a channel',
      'Recruiting, crowdfunding, selling',
      'Escort services',
      'Links that collect other people’s details',
    ],
  },
] as const satisfies readonly {
  name: string;
  severity: 'high' | 'medium';
  examples: readonly string[];
}[];

/** What a severity stands for. */
export const SEVERITY_NOTE =
  'A severity says where we begin. High begins with a suspension or more; medium begins with a warning. Anything that harms a minor, or puts a life at risk, is a permanent ban and a report to the police.';

/** The ladder of enforcement from the mildest step to the strictest (POLICY-1). */
export const ENFORCEMENT_STEPS = [
  {
    step: 'Notice or warning',
    when: 'A first breach of medium severity',
    what: 'You are told which rule was broken and what has to change; it stays on record',
  },
  {
    step: 'Feature limits',
    when: 'A second one',
    what: `For ${spanText(featureLimitHours)} hours you cannot write to new people, join rooms or use what was misused`,
  },
  {
    step: 'Suspension',
    when: 'High severity, or breaches that go on',
    what: `For ${spanText(suspensionDays)} days you cannot sign in, and your profile is hidden`,
  },
  {
    step: 'Permanent ban',
    when: 'Grave harm, or a suspension without effect',
    what: 'The account is closed for good and you may not open another. No appeal',
  },
] as const satisfies readonly { step: string; when: string; what: string }[];

/** Why we end an account, what we do and how that can be appealed; the short and the full terms both list it (POLICY-1). */
export const TERMINATION_REASONS = [
  { reason: 'Under 18', action: 'Account closed at once', appeal: 'Yes, with proof of age' },
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
    action: 'Permanent ban at once, and a report to the police',
    appeal: 'Yes, in writing',
  },
  {
    reason: 'Fraud, or asking members for money',
    action: 'Permanent ban, and a report to the authorities where the law asks for it',
    appeal: 'Yes, with evidence',
  },
  {
    reason: 'Selling or advertising after a warning',
    action: 'Account closed',
    appeal: 'Yes, once the content is gone',
  },
  {
    reason: 'Payment reversed without a reason',
    action: 'Paid features stopped, then closure',
    appeal: 'Yes, with the payment record',
  },
  {
    reason: 'Breaking the community guidelines again and again',
    action: 'Warning, feature limits, suspension, then permanent ban',
    appeal: 'Yes, against each step',
  },
  {
    reason: `No sign-in for ${POLICY.inactiveAccountYears} years`,
    action: 'Account deleted, after a reminder by email',
    appeal: 'Yes: sign in before the day that the reminder names',
  },
] as const satisfies readonly { reason: string; action: string; appeal: string }[];
