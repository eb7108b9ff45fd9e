import { LIMITS } from '../domain/limits';
import { PATHS, type RoutePath } from '../paths';
import { answererCopy, dangerCopy } from './copy';
import { isHostile } from './hostile';
import { type Language, languageOf } from './language';
import type { Passage } from './passages';
import { type Danger, dangerIn } from './safety';
import { type Found, findPassages } from './search';
import { fold, termsOf } from './words';

/** An answer of the embedded assistant. */
export interface Answer {
  /** `refused` for what it must not do, `unknown` for what it knows nothing about. */
  readonly kind: 'safety' | 'refused' | 'greeting' | 'thanks' | 'unknown' | 'answered';
  /** Plain text in the product's own words, which never holds what the visitor wrote. */
  readonly text: string;
  /** The page to go on with. */
  readonly page: RoutePath;
  /** What the answer rests on, the best first; empty unless `answered`. */
  readonly passages: readonly Passage[];
}

const GREETINGS: Readonly<Record<Language, RegExp>> = {
  rw: /^(?:muraho|mwaramutse|mwiriwe|bite|amakuru)\b/,
  fr: /^(?:salut|bonjour|bonsoir|coucou)\b/,
  sw: /^(?:jambo|hujambo|habari|mambo|shikamoo)\b/,
  en: /^(?:hi|hello|hey|good (?:morning|afternoon|evening))\b/,
};
const THANKS: Readonly<Record<Language, RegExp>> = {
  rw: /\b(?:murakoze|urakoze|webale)\b/,
  fr: /\bmerci\b/,
  sw: /\basante(?:ni)?\b/,
  en: /\b(?:thanks?|thank you)\b/,
};
/** What somebody may write beside a greeting or thanks without asking anything. */
const SMALL_TALK = /\b(?:cyane|neza|beaucoup|bien|sana|much|again|friend|there|everyone|team|iru|morning|afternoon|evening|za asubuhi|yako|yawe)\b/g;

const LANGUAGES = ['rw', 'fr', 'sw', 'en'] as const;
const said = (words: Readonly<Record<Language, RegExp>>, text: string) => LANGUAGES.find((language) => words[language].test(text));

const DANGER_PAGES: Readonly<Record<Danger, RoutePath>> = {
  danger: PATHS.legal,
  money: PATHS.helpCenter,
  minor: PATHS.communityGuidelines,
  blackmail: PATHS.legal,
  selfHarm: PATHS.meetingGuide,
};

/** Below this score a passage only shares a common word with the question; more is asked where half of it is not understood. */
const LEAST_SCORE = 8;
const LEAST_SCORE_OF_HALF = 12;
/** The least share of a question's terms that a passage must hold to be its answer. */
const LEAST_SHARE = 0.34;
/** How near another page must come to the best to be named beside it, and how many passages a model is given. */
const NEAR = 0.6;
const MOST_PASSAGES = 6;

const fits = ({ score, share }: Found) => score >= (share > 0.5 ? LEAST_SCORE : LEAST_SCORE_OF_HALF) && share >= LEAST_SHARE;

const without = (kind: Answer['kind'], page: RoutePath, text: string): Answer => ({ kind, page, text, passages: [] });

/** Answers a question of a visitor: danger first, then what it must not do, then what it knows (CHAT-2). */
export const answer = (message: string): Answer => {
  const question = message.slice(0, LIMITS.question);
  const language = languageOf(question);
  const danger = dangerIn(question);
  if (danger) return without('safety', DANGER_PAGES[danger], dangerCopy[danger][language]);
  if (isHostile(question)) return without('refused', PATHS.communityGuidelines, answererCopy.refused[language]);
  const folded = fold(question).trim();
  const thanked = said(THANKS, folded);
  const greeted = said(GREETINGS, folded);
  const spoken = thanked ? THANKS[thanked] : greeted && GREETINGS[greeted];
  const rest = spoken ? folded.replace(spoken, ' ').replace(SMALL_TALK, ' ') : question;
  const found = termsOf(rest).length > 0 ? findPassages(rest) : [];
  const best = found[0];
  if (best && fits(best)) {
    const next = found.find(({ passage, score }) => passage.page !== best.passage.page && score > best.score * NEAR);
    const more = next ? answererCopy.also(next.passage.page) : '';
    return {
      kind: 'answered',
      page: best.passage.page,
      text: `${answererCopy.inEnglish[language]}${best.passage.answer}${more}`,
      passages: found.slice(0, MOST_PASSAGES).map(({ passage }) => passage),
    };
  }
  if (thanked) return without('thanks', PATHS.findMatch, answererCopy.thanks[thanked]);
  if (greeted) return without('greeting', PATHS.howItWorks, answererCopy.greeting[greeted]);
  return without('unknown', PATHS.contact, answererCopy.unknown[language]);
};

/** The text of the answer to a question. */
export const answerFor = (message: string): string => answer(message).text;
