import type { ChatReply } from '../domain/chat-protocol';
import type { Language as PageLanguage } from '../domain/languages';
import { LIMITS } from '../domain/limits';
import { ANSWERS, COIN_WORDS } from './answers';
import { coinSum } from './coin-sums';
import { engineCopy } from './copy';
import { dangerIn } from './danger/danger';
import { answerTo } from './danger/danger-answer';
import { type FoundIntent, findIntents, OFF_TOPIC } from './intents/find-intents';
import type { Intent } from './intents/intent';
import { LANGUAGES, type Language, languageOf } from './language';
import { isOtherLanguage } from './other-language';
import { isPromptInjection } from './prompt-injection';
import { fold } from '../domain/fold';

export interface Answer extends ChatReply {
  readonly language: Language;
  readonly topics: readonly string[];
  /** `refused` for what it must not do, `other-language` for one it can't answer in, `unsure` where it offers topics, `unknown` for what it knows nothing about. */
  readonly kind:
    | 'safety'
    | 'refused'
    | 'greeting'
    | 'thanks'
    | 'other-language'
    | 'unknown'
    | 'unsure'
    | 'answered';
  /** The reviewed answers that a model may put into words, the best first; empty for all that must stay as it is. */
  readonly intents: readonly Intent[];
}

/** One greeting or several, as in "hello, good morning". */
const greetings = (words: string): RegExp =>
  new RegExp(`^(?:(?:${words})\\b[^\\p{L}\\p{N}]*)+`, 'u');
/** "Ça va ?", and not "ça va marcher ?". */
const HOW_ARE_YOU = String.raw`(?:ca|sa) va(?=(?: bien)?(?: et)?(?: (?:toi|vous))?[^\p{L}\p{N}]*$)`;
const GREETINGS: Readonly<Record<Language, RegExp>> = {
  rw: greetings('muraho|uraho|mwaramutse|bwakeye|mwiriwe|bite|amakuru'),
  fr: greetings(`salut|slt|bonjour|bjr|bonsoir|bsr|coucou|cc|${HOW_ARE_YOU}`),
  sw: greetings('jambo|hujambo|habari|mambo|vipi|niaje|poa|shikamoo'),
  en: greetings('hi|hello|hey|good (?:morning|afternoon|evening)'),
};
const THANKS: Readonly<Record<Language, RegExp>> = {
  rw: /\b(?:murakoze|urakoze|webale)\b/,
  fr: /\b(?:merci|mrc|mci)\b/,
  sw: /\basante(?:ni)?\b/,
  en: /\b(?:thanks?|thank you)\b/,
};
const SMALL_TALK =
  /\b(?:mwese|mugenzi|cyane|neza|beaucoup|bien|et|toi|vous|bcp|sana|much|so|very|again|friend|there|everyone|team|iru|assistant|morning|afternoon|evening|za asubuhi|yako|yawe|you)\b|[^\p{L}\p{N}]+/gu;

/** From this score on, and this far before the next topic, a topic is answered at once. */
const SURE_SCORE = 1.5;
const SURE_LEAD = 1.06;
/** The lead over a topic that someone's safety may depend on, where it is among the nearest. */
const CRITICAL_LEAD = 1.25;
const NEAR_TOPICS = 5;
/** Below this score nothing is offered. */
const LEAST_SCORE = 0.6;
const MAX_TOPICS = 2;
/** How many answers a model is given. */
const MAX_GROUNDS = 3;

const BY_TOPIC = new Map(
  LANGUAGES.flatMap((language) =>
    ANSWERS[language].map((intent) => [fold(intent.topic), { intent, language }]),
  ),
);

/** The answer to the same question in another language. */
const inLanguage = (intent: Intent, language: Language): Intent =>
  ANSWERS[language].find(({ id }) => id === intent.id) ?? intent;

const spokenIn = (words: Readonly<Record<Language, RegExp>>, text: string) =>
  LANGUAGES.find((language) => words[language].test(text));

const fixed = (kind: Answer['kind'], language: Language, text: string): Answer => ({
  kind,
  text,
  language,
  topics: [],
  intents: [],
});

/** With the English text, because both contain the number to call. */
const notUnderstood = (kind: 'unknown' | 'unsure', language: Language): Answer => ({
  ...fixed(kind, language, engineCopy[kind][language]),
  ...(language === 'en' ? {} : { english: engineCopy[kind].en }),
});

const answered = (intent: Intent, found: readonly FoundIntent[], language: Language): Answer => ({
  kind: 'answered',
  text: inLanguage(intent, language).answer,
  language,
  // No native speaker has signed a translation that someone's safety may depend on.
  ...(intent.isCritical && language !== 'en' ? { english: inLanguage(intent, 'en').answer } : {}),
  topics: [],
  intents: intent.isCritical
    ? []
    : found
        .filter((each) => each.intent !== OFF_TOPIC)
        .slice(0, MAX_GROUNDS)
        .map((each) => inLanguage(each.intent, language)),
});

const answerFound = (found: readonly FoundIntent[], language: Language): Answer => {
  const [best, next] = found;
  if (!best || best.score < LEAST_SCORE || best.intent === OFF_TOPIC)
    return notUnderstood('unknown', language);
  const leads = (score: number | undefined, lead: number) => best.score >= (score ?? 0) * lead;
  const critical = best.intent.isCritical
    ? undefined
    : found.slice(0, NEAR_TOPICS).find(({ intent }) => intent.isCritical);
  if (
    best.score >= SURE_SCORE &&
    leads(next?.score, SURE_LEAD) &&
    leads(critical?.score, CRITICAL_LEAD)
  )
    return answered(best.intent, found, language);
  const topics = found
    .filter(({ intent }) => intent !== OFF_TOPIC)
    .slice(0, MAX_TOPICS)
    .map(({ intent }) => inLanguage(intent, language).topic);
  return { ...notUnderstood('unsure', language), topics };
};

/** The answer to a danger in a text, in its language or else the page's; undefined for every other text (CHAT-2). */
export const safetyAnswer = (text: string, page?: PageLanguage): Answer | undefined => {
  const danger = dangerIn(text);
  return (
    danger && {
      kind: 'safety',
      ...answerTo(danger, languageOf(text, page)),
      topics: [],
      intents: [],
    }
  );
};

/**
 * Answers a question of a visitor: danger first, then what it must not do, then what it knows (CHAT-2).
 * @param page The language of the page that the question was typed on, which decides where the question alone doesn’t.
 */
export const answer = (message: string, page?: PageLanguage): Answer => {
  const question = message.slice(0, LIMITS.question).trim();
  const folded = fold(question);
  const chosen = BY_TOPIC.get(folded);
  if (chosen)
    return answered(chosen.intent, [{ intent: chosen.intent, score: 1 }], chosen.language);
  const language = languageOf(question, page);
  const safety = safetyAnswer(question, page);
  if (safety) return safety;
  if (isPromptInjection(question)) return fixed('refused', language, engineCopy.refused[language]);
  const thanked = spokenIn(THANKS, folded);
  const greeted = spokenIn(GREETINGS, folded);
  const spoken = thanked ? THANKS[thanked] : greeted && GREETINGS[greeted];
  const rest = spoken ? folded.replace(spoken, ' ').replace(SMALL_TALK, ' ').trim() : question;
  if (rest === '' && thanked) return fixed('thanks', thanked, engineCopy.thanks[thanked]);
  if (rest === '' && greeted) return fixed('greeting', greeted, engineCopy.greeting[greeted]);
  if (isOtherLanguage(question)) return fixed('other-language', 'en', engineCopy.otherLanguage);
  const sum = coinSum(rest, COIN_WORDS[language]);
  if (sum) return fixed('answered', language, sum.text);
  return answerFound(findIntents(rest), language);
};

/** What `/api/chat` replies, with topics to choose from where there are any (CHAT-2). */
export const replyOf = ({ text, language, english, topics = [] }: ChatReply): ChatReply => ({
  text,
  language,
  english,
  ...(topics.length > 0 ? { topics } : {}),
});
