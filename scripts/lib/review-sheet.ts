// The sheet in which a native speaker reviews a translation.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import papa from 'papaparse';

import { ROOT } from './install.mjs';
import { toPosix } from './paths.mjs';
import { kindOf, TEXT_KINDS } from './text-kinds';
import type { TranslatedText } from './translated-texts';
import { reviewOf, type TranslationRecord } from './translation-record';

const COLUMNS = [
  'kind',
  'seen',
  'text',
  'english',
  'translation',
  'keep',
  'reviewer',
  'note',
] as const;
type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

const stories = ['packages/ui/src', 'packages/features/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${toPosix(name)}`)
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => ({ name, code: readFileSync(join(ROOT, name), 'utf8') })),
);

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Where words without a story of their own are shown. */
const SHOWN_IN: readonly (readonly [file: string, folder: string])[] = [
  ['/assistant-engine/', 'packages/features/src/assistant'],
  ['/content/site-knowledge', 'packages/features/src/assistant'],
  ['/content/help/', 'packages/features/src/pages/help-center'],
  ['/content/emergency', 'packages/features/src/pages/meeting-guide'],
  ['/content/destinations', 'packages/features/src/pages/meeting-booking'],
  ['/content/legal/', 'packages/features/src/pages/community-guidelines'],
  ['/content/', 'packages/features/src/pages/register'],
];

/** Returns the id in Storybook of a story that shows a text: of its component or folder, or one that takes words from its module. */
const storyOf = (id: string): string | undefined => {
  const [file = '', key = ''] = id.split('#');
  const folder = file.includes('/labels/')
    ? `packages/ui/src/components/${kebab(key.split('.')[0] ?? '')}`
    : dirname(file);
  const module = `${file.replace(/^packages\/features\/src\//, '').replace(/\.ts$/, '')}'`;
  const shownIn = SHOWN_IN.find(([part]) => file.includes(part));
  const story =
    stories.find(({ name }) => dirname(name) === folder) ??
    stories.find(({ code }) => code.includes(module)) ??
    stories.find(({ name }) => dirname(name) === shownIn?.[1]);
  return story && /title: '[^']*',\s*id: '([\w-]+)'/.exec(story.code)?.[1];
};

/** What a translation keeps as it is: placeholders, numbers, addresses and paths. */
const keptIn = (english: string): string =>
  [
    ...new Set(english.match(/\{[^}]+\}|https?:\S+|\S+@\S+|(?<=\s)\/[\w-]+|\d[\d,.]*\d|\d/g) ?? []),
  ].join(' ');

/** Returns the sheet of a language as CSV, the texts that could hurt someone first. */
export const sheetOf = (
  language: string,
  texts: readonly TranslatedText[],
  record: TranslationRecord,
): string => {
  const ranked = texts.map((text) => {
    const kind = kindOf(text.id);
    return { text, kind, rank: kind ? TEXT_KINDS.indexOf(kind) : TEXT_KINDS.length };
  });
  const rows = ranked
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ text, kind = '' }): Row => {
      const { isCurrent, reviewer = '' } = reviewOf(record, text);
      const story = storyOf(text.id);
      return {
        kind,
        seen: story
          ? `http://localhost:6006/?path=/docs/${story}--docs&globals=language:${language}`
          : '',
        text: text.id,
        english: text.english,
        translation: text.translation ?? '',
        keep: text.place ? keptIn(text.english) : '',
        reviewer: reviewer === 'draft' ? '' : reviewer,
        note: [
          isCurrent ? '' : 'New, or the English has changed.',
          text.place ? '' : 'Has logic of its own: an editor changes it by hand.',
        ]
          .filter(Boolean)
          .join(' '),
      };
    });
  // The same end of line as between rows, or a quoted last field can't be read back.
  return `${papa.unparse(rows, { columns: [...COLUMNS] })}\r\n`;
};

export interface ReadSheet {
  /** What is to be written, by file: the new text of each place. */
  readonly changes: readonly { readonly text: TranslatedText; readonly translation: string }[];
  readonly signed: readonly (readonly [text: TranslatedText, reviewer: string])[];
  /** What an editor has to change by hand. */
  readonly byHand: readonly string[];
}

const count = (text: string, part: string) => text.split(part).length - 1;

/** Whether a text has the same placeholders as another, and no other braces. */
const keepsPlaceholders = (before: string, after: string, placeholders: readonly string[]) => {
  const names = [...new Set(placeholders)];
  const bare = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return (
    names.every((name) => count(before, name) === count(after, name)) &&
    count(bare(before), '{') === count(bare(after), '{') &&
    count(bare(before), '}') === count(bare(after), '}')
  );
};

/**
 * Reads a reviewed sheet.
 * @throws {Error} Naming each row that can't be taken: with an unknown text, another English or a broken placeholder.
 */
export const readSheet = (csv: string, texts: readonly TranslatedText[]): ReadSheet => {
  const { data, errors, meta } = papa.parse<Partial<Row>>(csv, {
    header: true,
    skipEmptyLines: true,
  });
  const missing = ['text', 'english', 'translation', 'reviewer'].filter(
    (name) => !meta.fields?.includes(name),
  );
  if (missing.length > 0) throw new Error(`The sheet has no column ${missing.join(', ')}.`);
  const known = new Map(texts.map((text) => [text.id, text]));
  const faults = errors.map(({ row = 0, message }) => `row ${row + 2}: ${message}`);
  const changes: { text: TranslatedText; translation: string }[] = [];
  const signed: [TranslatedText, string][] = [];
  const byHand: string[] = [];
  data.forEach((row, index) => {
    const { text: id = '', english, translation = '', reviewer = '' } = row;
    const refuse = (why: string) => faults.push(`row ${index + 2}: ${id}: ${why}`);
    const text = known.get(id);
    if (!text) return refuse('there is no such text');
    if (english !== text.english) return refuse('the English is not that of the site');
    const isChanged = translation !== (text.translation ?? '');
    if (isChanged && !text.place) byHand.push(`${text.file}: ${id}: ${translation}`);
    else if (isChanged && translation.trim() === '') return refuse('the translation is empty');
    else if (
      isChanged &&
      !keepsPlaceholders(text.translation ?? '', translation, text.place?.placeholders ?? [])
    )
      return refuse(`keep ${text.place?.placeholders.join(' ') || 'the text without braces'}`);
    else if (isChanged) changes.push({ text, translation });
    if (reviewer.trim()) signed.push([{ ...text, translation }, reviewer.trim()]);
    return undefined;
  });
  if (faults.length > 0)
    throw new Error(
      `Nothing was written, because of\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  return { changes, signed, byHand };
};

const escaped = (text: string, mark: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`).replaceAll('\n', '\\n');

/** Returns a text as code: a string, or a template if it has placeholders. */
const toCode = (text: string, placeholders: readonly string[]): string => {
  if (placeholders.length === 0) return `'${escaped(text, "'")}'`;
  const parts = text.split(
    new RegExp(
      `(${placeholders.map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|')})`,
    ),
  );
  return `\`${parts.map((part, index) => (index % 2 === 1 ? `$${part}` : escaped(part, '`').replaceAll('${', '\\${'))).join('')}\``;
};

/** Returns the code of a file with other translations in it. */
export const withTranslations = (code: string, changes: ReadSheet['changes']): string =>
  changes
    .flatMap(({ text: { place, file }, translation }) =>
      place
        ? [
            {
              ...place,
              code: file.endsWith('.mdx') ? translation : toCode(translation, place.placeholders),
            },
          ]
        : [],
    )
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (rest, { start, end, code: text }) => rest.slice(0, start) + text + rest.slice(end),
      code,
    );
