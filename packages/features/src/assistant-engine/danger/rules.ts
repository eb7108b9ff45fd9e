import { readable } from '../text';
import { MONEY_RULES } from './rules-money';
import { SELF_RULES } from './rules-self';
import { SURE_RULES } from './rules-sure';
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
  '(?:ni)?naogopa(?: sana| mno)?',
  'nina (?:hofu|woga)(?: sana)?',
].join('|');
const FILLERS =
  "please|plz|pls|svp|s'il vous plait|now|quickly|fast|haraka|vite|nyabuna|nyabuneka|tafadhali|i need|naomba|someone|me|moi";
const PLEA = new RegExp(
  String.raw`^(?=.*(?:${CALLS}))(?:[\s!.,?]|${FILLERS}|${CALLS})+$`.replaceAll("'", ''),
);

const RULES: Readonly<Record<DangerKind, readonly RegExp[]>> = {
  ...SELF_RULES,
  ...MONEY_RULES,
  ...VIOLENCE_RULES,
};

/** Whether a message is nothing but a call for help, in the four languages. */
export const isPlea = (message: string): boolean => PLEA.test(readable(message));

const kindIn = (
  rules: Partial<Readonly<Record<DangerKind, readonly RegExp[]>>>,
  message: string,
): DangerKind | undefined => {
  const text = readable(message);
  return DANGER_KINDS.find((kind) => rules[kind]?.some((rule) => rule.test(text)));
};

/** The kind of danger that a stock phrase of the message names, or undefined; in the four languages. */
export const dangerByRule = (message: string): DangerKind | undefined => kindIn(RULES, message);

/** The same for the stock phrases that are enough on their own: those on which a life may hang, and requests for a code. */
export const dangerBySureRule = (message: string): DangerKind | undefined =>
  kindIn({ ...SURE_RULES, suicide: SELF_RULES.suicide, medical: SELF_RULES.medical }, message);
