// Writes a sheet for each language, for a native speaker to review, and reads a reviewed one back.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import papa from 'papaparse';
import { runnerImport } from 'vite';

import { ROOT } from './lib/install.mjs';
import { BUILT_LANGUAGES } from './lib/translate.mjs';

const USAGE = `Usage: npm run translations                  writes test-results/translations/<language>.csv
       npm run translations -- --read FILE   reads a reviewed sheet, named <language>.csv
A row whose column "signed" has the reviewer's initials is signed; a changed translation is written to its module.`;

const LOCALES = join(ROOT, 'packages/features/src/locales');
const SHEETS = join(ROOT, 'test-results/translations');
const languages = BUILT_LANGUAGES.filter((language) => language !== 'en');

const { module } = await runnerImport(join(ROOT, 'scripts/lib/translated-texts.ts'), {
  configFile: false,
  logLevel: 'error',
});
/** @type {(language: string) => import('./lib/translated-texts').TranslatedText[]} */
const translatedTexts = module.translatedTexts;

/** @param {string} english */
const hashOf = (english) => createHash('sha256').update(english).digest('hex').slice(0, 12);

/** @param {string} language */
const signedFile = (language) => join(LOCALES, language, 'signed.json');

/** The hash of each signed text's English, by its key. @param {string} language @returns {Record<string, string>} */
const readSigned = (language) =>
  existsSync(signedFile(language)) ? JSON.parse(readFileSync(signedFile(language), 'utf8')) : {};

/** @param {string} language */
const writeSheet = (language) => {
  const signed = readSigned(language);
  const texts = translatedTexts(language);
  const rows = texts.map(({ key, english, translation = '', isFunction }) => ({
    key,
    english,
    translation,
    signed: signed[key] === hashOf(english) ? 'yes' : '',
    note: isFunction
      ? 'A sentence with parameters: a change is printed, to be edited by hand.'
      : '',
  }));
  mkdirSync(SHEETS, { recursive: true });
  writeFileSync(join(SHEETS, `${language}.csv`), `${papa.unparse(rows)}\n`);
  const stale = texts.filter(({ key, english }) => signed[key] && signed[key] !== hashOf(english));
  console.log(
    `${language}: ${rows.length} texts, ${rows.filter((row) => row.signed).length} signed, ${stale.length} whose English has changed since`,
  );
  for (const { key } of stale) console.log(`  ${key}`);
};

/** @param {string} text */
const literal = (text) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/**
 * Replaces a text where it's written once, whole and without parameters.
 * @param {string} code @param {string} before @param {string} after
 */
const replaceText = (code, before, after) => {
  const written = [literal(before), `"${before}"`, `\`${before}\``].filter((form) =>
    code.includes(form),
  );
  const [form = ''] = written;
  return written.length === 1 && code.indexOf(form) === code.lastIndexOf(form)
    ? code.replace(form, () => literal(after))
    : undefined;
};

/** @param {string} path */
const readSheet = (path) => {
  const language = basename(path, '.csv');
  if (!languages.includes(language))
    throw new Error(
      `${path} is not named after a language. Name it ${languages.join('.csv, ')}.csv.`,
    );
  const { data, errors, meta } = papa.parse(readFileSync(path, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  if (
    errors.length > 0 ||
    !['key', 'translation', 'signed'].every((name) => meta.fields?.includes(name))
  )
    throw new Error(
      `${path} has no columns key, translation and signed, or a row that can't be read.`,
    );
  const texts = new Map(translatedTexts(language).map((text) => [text.key, text]));
  const signed = readSigned(language);
  const byHand = [];
  for (const { key, translation, signed: initials } of /** @type {Record<string, string>[]} */ (
    data
  )) {
    const text = texts.get(key ?? '');
    if (!text || text.translation === undefined) {
      byHand.push(`${key}: no such text`);
      continue;
    }
    if (translation !== text.translation) {
      const file = join(ROOT, text.file);
      const code = text.isFunction
        ? undefined
        : replaceText(readFileSync(file, 'utf8'), text.translation, translation ?? '');
      if (code === undefined) {
        byHand.push(`${key}: ${translation}`);
        continue;
      }
      writeFileSync(file, code);
    }
    if (initials) signed[text.key] = hashOf(text.english);
  }
  writeFileSync(signedFile(language), `${JSON.stringify(signed, undefined, 2)}\n`);
  console.log(
    `${language}: ${Object.keys(signed).length} texts signed, ${byHand.length} to edit by hand`,
  );
  for (const line of byHand) console.log(`  ${line}`);
};

try {
  const { values } = parseArgs({ options: { read: { type: 'string' } } });
  if (values.read) readSheet(values.read);
  else languages.forEach(writeSheet);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 1;
}
