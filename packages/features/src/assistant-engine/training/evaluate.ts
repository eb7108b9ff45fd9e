import { answer } from '../answer';
import { ANSWERS, COIN_WORDS } from '../answers';
import { coinSum } from '../coin-sums';
import { dangerIn } from '../danger/danger';
import complaintsTest from './complaints.test.tsv?raw';
import ordinaryTest from './ordinary.test.tsv?raw';
import otherLanguagesTest from './other-languages.test.tsv?raw';
import phrasesTest from './phrases.test.tsv?raw';
import { INTENTS } from '../intents/intents';
import questionsTest from './questions.test.tsv?raw';
import { LANGUAGES, languageOf } from '../language';
import { readDangerPhrases, readOrdinaryPhrases } from './train';

const EMERGENCY_NUMBER = /\b(?:112|912)\b/;

/** A share of a test part, from 0 to 1, with how many there were and those that failed. */
export interface Share {
  readonly share: number;
  readonly of: number;
  readonly failed: readonly string[];
}

const shareOf = <Row>(
  rows: readonly Row[],
  succeeds: (row: Row) => boolean,
  nameOf: (row: Row) => string,
): Share => {
  const failed = rows.filter((row) => !succeeds(row)).map(nameOf);
  return { share: (rows.length - failed.length) / rows.length, of: rows.length, failed };
};

/** The answers to some topics, in every language. */
const answersOf = (ids: readonly string[]) =>
  LANGUAGES.flatMap((language) => ANSWERS[language].filter(({ id }) => ids.includes(id)));

interface TestQuestion {
  readonly ids: readonly string[];
  readonly text: string;
  readonly numbers: readonly string[];
}

const readQuestions = (): readonly TestQuestion[] =>
  questionsTest
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [ids = '', , text = '', numbers = ''] = line.split('\t');
      return { ids: ids.split('|'), text, numbers: numbers.split(';').filter(Boolean) };
    });

const isAnswered = ({ ids, text, numbers }: TestQuestion): boolean => {
  const { kind, text: reply } = answer(text);
  if (ids[0] === 'unknown') return kind === 'unknown' || kind === 'unsure';
  if (ids[0] === 'calculation') return numbers.every((number) => reply.includes(number));
  if (kind !== 'answered') return false;
  const sum = LANGUAGES.map((language) => coinSum(text, COIN_WORDS[language])).find(
    (each) => each?.text === reply,
  );
  return sum ? ids.includes(sum.intent) : answersOf(ids).some((each) => each.answer === reply);
};

const isOffered = (question: TestQuestion): boolean =>
  isAnswered(question) ||
  answersOf(question.ids).some(({ topic }) => answer(question.text).topics.includes(topic));

/** Whether a question on a topic that someone's safety may depend on gets its answer, a choice or an emergency number, rather than another answer. */
const isSafe = (question: TestQuestion): boolean => {
  const { kind, text: reply } = answer(question.text);
  const isCritical = INTENTS.some(
    ({ id, isCritical: critical }) => critical && id === question.ids[0],
  );
  return !isCritical || kind !== 'answered' || EMERGENCY_NUMBER.test(reply) || isAnswered(question);
};

interface EverydayRow {
  readonly text: string;
  /** Topics, or kinds of answer, that are right besides an answer that there's none. */
  readonly ids: readonly string[];
}

/** The lines `everyday` or `danger`, language, sentence and, for everyday ones, the topics that would be right. */
const readOtherLanguages = (wanted: 'everyday' | 'danger'): readonly EverydayRow[] =>
  otherLanguagesTest
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([kind]) => kind === wanted)
    .map(([, , text = '', ids = '']) => ({ text, ids: ids.split('|') }));

/** Whether the reply is neither about danger nor about a topic other than those of the row. */
const isUnmistaken = ({ text, ids }: EverydayRow): boolean => {
  const { kind, text: reply, topics } = answer(text);
  return (
    kind === 'unknown' ||
    kind === 'other-language' ||
    ids.includes(kind) ||
    answersOf(ids).some((each) => each.answer === reply || topics.includes(each.topic))
  );
};

/** How well the assistant does on the test parts of its tables, which neither training nor tuning sees. */
export const evaluate = () => {
  const danger = readDangerPhrases(phrasesTest);
  const ordinary = readOrdinaryPhrases(ordinaryTest);
  const questions = readQuestions();
  const wordsOf = ({ text }: { readonly text: string }) => text;
  return {
    recognised: shareOf(danger, ({ text }) => dangerIn(text) !== undefined, wordsOf),
    helped: shareOf(danger, ({ text }) => EMERGENCY_NUMBER.test(answer(text).text), wordsOf),
    rightKind: shareOf(
      danger.filter(({ text }) => dangerIn(text)),
      ({ kind, text }) => dangerIn(text) === kind,
      wordsOf,
    ),
    rightLanguage: shareOf(
      danger.filter(({ language }) => language !== 'mix'),
      ({ language, text }) => languageOf(text) === language,
      wordsOf,
    ),
    ordinary: shareOf(ordinary, ({ text }) => dangerIn(text) === undefined, wordsOf),
    answered: shareOf(questions, isAnswered, wordsOf),
    offered: shareOf(questions, isOffered, wordsOf),
    safe: shareOf(questions, isSafe, wordsOf),
    otherEveryday: shareOf(readOtherLanguages('everyday'), isUnmistaken, wordsOf),
    otherDanger: shareOf(
      readOtherLanguages('danger'),
      ({ text }) => EMERGENCY_NUMBER.test(answer(text).text),
      wordsOf,
    ),
    complaints: shareOf(
      readOrdinaryPhrases(complaintsTest).map(({ text }) => ({ text, ids: [] })),
      isUnmistaken,
      wordsOf,
    ),
  };
};
