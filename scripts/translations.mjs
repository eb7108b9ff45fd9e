// Writes a sheet for each language, for a native speaker to review, reads a reviewed one back, and records which English each
// translation was made from.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { runnerImport } from 'vite';

import { ROOT } from './lib/install.mjs';

const USAGE = `Usage: npm run translations                           writes test-results/translations/<language>.csv
       npm run translations -- --read FILE            reads a reviewed sheet, named <language>.csv
       npm run translations -- --accept [LANGUAGE]    records that the translations fit the English of today
                              [--reviewer "NAME"]     who reviewed those about danger, leaving, consent, money and erasing`;

const SHEETS = join(ROOT, 'test-results/translations');

/** @param {string} name */
const load = async (name) => {
  const { module } = await runnerImport(join(ROOT, 'scripts/lib', name), {
    configFile: false,
    logLevel: 'error',
  });
  return module;
};
const { translatedTexts, TRANSLATIONS } = await load('translated-texts.ts');
const { acceptTexts, openTaskOf, readRecord, reviewOf, signTexts, writeRecord } =
  await load('translation-record.ts');
const { readSheet, sheetOf, withTranslations } = await load('review-sheet.ts');

/** @param {string} language */
const write = (language) => {
  const texts = translatedTexts(language);
  const record = readRecord(language);
  mkdirSync(SHEETS, { recursive: true });
  writeFileSync(join(SHEETS, `${language}.csv`), sheetOf(language, texts, record));
  const reviewers = texts.map((/** @type {unknown} */ text) => reviewOf(record, text).reviewer);
  const signed = reviewers.filter((/** @type {string} */ name) => name && name !== 'draft');
  const open = texts.filter((/** @type {unknown} */ text) => openTaskOf(record, text));
  const byHand = texts.filter((/** @type {any} */ { place }) => !place);
  console.log(
    `${language}: ${texts.length} texts in test-results/translations/${language}.csv, ${signed.length} signed, ${open.length} to translate or accept, ${byHand.length} with logic`,
  );
};

/** @param {string} path */
const read = (path) => {
  const language = basename(path, '.csv');
  if (!TRANSLATIONS.includes(language))
    throw new Error(`${path} is not named after a language: ${TRANSLATIONS.join('.csv, ')}.csv.`);
  const texts = translatedTexts(language);
  const { changes, signed, byHand } = readSheet(readFileSync(path, 'utf8'), texts);
  for (const file of new Set(changes.map((/** @type {any} */ { text }) => text.file)))
    writeFileSync(
      join(ROOT, file),
      withTranslations(
        readFileSync(join(ROOT, file), 'utf8'),
        changes.filter((/** @type {any} */ { text }) => text.file === file),
      ),
    );
  writeRecord(language, signTexts(readRecord(language), signed));
  console.log(
    `${language}: ${changes.length} texts written, ${signed.length} signed, ${byHand.length} to edit by hand`,
  );
  for (const line of byHand) console.log(`  ${line}`);
};

/** @param {string} language @param {string} [reviewer] */
const accept = (language, reviewer) => {
  const texts = translatedTexts(language);
  writeRecord(language, acceptTexts(readRecord(language), texts, reviewer));
  console.log(`${language}: ${texts.length} texts accepted`);
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      read: { type: 'string' },
      accept: { type: 'boolean' },
      reviewer: { type: 'string' },
    },
  });
  const [language] = positionals;
  if (language && !TRANSLATIONS.includes(language))
    throw new Error(
      `There is no translation ${language}: choose one of ${TRANSLATIONS.join(', ')}.`,
    );
  const languages = language ? [language] : TRANSLATIONS;
  if (values.read) read(values.read);
  else if (values.accept) for (const each of languages) accept(each, values.reviewer);
  else for (const each of languages) write(each);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 1;
}
