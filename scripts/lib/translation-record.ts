// Which English each translation was made from, and who reviewed it: a file for each language.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './install.mjs';
import { LOCALES } from './languages.mjs';
import { kindOf } from './text-kinds';
import { hashOf, type TranslatedText } from './translated-texts';

/**
 * By file and key: the hash of the English text, and for a reviewed translation also its own and who reviewed it. `draft` means
 * no native speaker.
 */
export type TranslationRecord = Readonly<Record<string, Readonly<Record<string, string>>>>;

const fileOf = (language: string) => join(ROOT, LOCALES, language, 'made-from.json');

export const readRecord = (language: string): TranslationRecord =>
  existsSync(fileOf(language))
    ? (JSON.parse(readFileSync(fileOf(language), 'utf8')) as TranslationRecord)
    : {};

export const writeRecord = (language: string, record: TranslationRecord): void =>
  writeFileSync(fileOf(language), `${JSON.stringify(record, undefined, 2)}\n`);

const placeOf = (id: string): readonly [file: string, key: string] => {
  const [file = '', key = ''] = id.split('#');
  return [file, key];
};

export interface Review {
  /** Whether the text is in the record. */
  readonly isKnown: boolean;
  /** Whether the English is the one that the translation was made from. */
  readonly isCurrent: boolean;
  /** Who reviewed this translation of this English; `draft` for no native speaker, undefined for no one. */
  readonly reviewer: string | undefined;
}

export const reviewOf = (
  record: TranslationRecord,
  { id, english, translation = '' }: TranslatedText,
): Review => {
  const [file, key] = placeOf(id);
  const [from, to, ...reviewer] = (record[file]?.[key] ?? '').split(' ');
  const isCurrent = from === hashOf(english);
  return {
    isKnown: from !== '',
    isCurrent,
    reviewer: isCurrent && to === hashOf(translation) ? reviewer.join(' ') : undefined,
  };
};

/** Returns what has to be done for a text: nothing, or one sentence. */
export const openTaskOf = (record: TranslationRecord, text: TranslatedText): string | undefined => {
  const { isKnown, isCurrent, reviewer } = reviewOf(record, text);
  const kind = kindOf(text.id);
  if (!isCurrent) return isKnown ? 'its English has changed' : 'it is new';
  return kind && reviewer === undefined
    ? `it is about ${kind} and needs a named review`
    : undefined;
};

/**
 * Returns the record with the texts as they are now, without those that are gone. A translation that someone's safety, consent or
 * money rests on keeps its reviewer only if it's unchanged.
 * @throws {Error} If such a translation has changed and no reviewer is named.
 */
export const acceptTexts = (
  record: TranslationRecord,
  texts: readonly TranslatedText[],
  reviewer?: string,
): TranslationRecord => {
  const unnamed = texts.filter(
    (text) => kindOf(text.id) && !reviewer && reviewOf(record, text).reviewer === undefined,
  );
  if (unnamed.length > 0)
    throw new Error(
      `${unnamed.length} texts about safety, consent or money need a named review, with --reviewer "Name":\n${unnamed
        .map(({ id, file }) => `  ${file}: ${id}`)
        .join('\n')}`,
    );
  const next: Record<string, Record<string, string>> = {};
  for (const text of texts) {
    const [file, key] = placeOf(text.id);
    const named = reviewOf(record, text).reviewer ?? (kindOf(text.id) ? reviewer : undefined);
    next[file] ??= {};
    next[file][key] = [
      hashOf(text.english),
      ...(named ? [hashOf(text.translation ?? ''), named] : []),
    ].join(' ');
  }
  return next;
};

/** Returns the record with a reviewer for some of the texts. */
export const signTexts = (
  record: TranslationRecord,
  signed: readonly (readonly [text: TranslatedText, reviewer: string])[],
): TranslationRecord => {
  const next = structuredClone(record) as Record<string, Record<string, string>>;
  for (const [{ id, english, translation = '' }, reviewer] of signed) {
    const [file, key] = placeOf(id);
    next[file] ??= {};
    next[file][key] = `${hashOf(english)} ${hashOf(translation)} ${reviewer}`;
  }
  return next;
};
