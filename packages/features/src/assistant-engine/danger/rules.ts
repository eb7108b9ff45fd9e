import { fold } from '../../domain/fold';
import { MONEY_RULES } from './rules-money';
import { SELF_RULES } from './rules-self';
import { VIOLENCE_RULES } from './rules-violence';

/** The kinds of danger, in the order in which they are looked for. */
export const DANGER_KINDS = [
  'suicide',
  'blackmail',
  'child',
  'medical',
  'violence',
  'scam',
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

/** Calls for help, as alternatives of a pattern. */
const CALLS = [
  'help',
  'sos',
  'emergency',
  'urgent',
  'urgence',
  'save',
  'rescue',
  'au secours',
  "a l'aide",
  'aidez(?:-moi|-nous)?',
  'aide-moi',
  'sauvez(?:-moi|-nous)?',
  'n?tabara',
  'ntabare',
  'mu?ntabare',
  'mutabare',
  'ndatabaza',
  'mumfashe',
  'mfasha',
  'ubutabazi',
  'nisaidie(?:ni)?',
  'msaada',
  'niokoe',
  'okoa',
  'okoeni',
].join('|');
const FILLERS =
  "please|plz|pls|svp|s'il vous plait|now|quickly|fast|haraka|vite|nyabuna|nyabuneka|tafadhali|i need|naomba|someone|me|moi";
const PLEA = new RegExp(String.raw`^(?=.*(?:${CALLS}))(?:[\s!.,?]|${FILLERS}|${CALLS})+$`);

const RULES: Readonly<Record<DangerKind, readonly RegExp[]>> = {
  ...SELF_RULES,
  ...MONEY_RULES,
  ...VIOLENCE_RULES,
};

const readable = (message: string) => fold(message).replace(/\s+/g, ' ');

/** Whether a message is nothing but a call for help, in the four languages. */
export const isPlea = (message: string): boolean => PLEA.test(readable(message));

/** The kind of danger that a stock phrase of the message names, or undefined; in the four languages. */
export const dangerByRule = (message: string): DangerKind | undefined => {
  const text = readable(message);
  return DANGER_KINDS.find((kind) => RULES[kind].some((rule) => rule.test(text)));
};
