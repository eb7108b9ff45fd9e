// Trains the assistant's classifiers from its tables and prints how well they do on test tables that training never sees.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { runnerImport } from 'vite';

import { checksumOf } from './lib/assistant-tables.mjs';
import { ROOT } from './lib/install.mjs';

const ENGINE = join(ROOT, 'packages/features/src/assistant-engine');
const load = async (/** @type {string} */ file) =>
  (await runnerImport(join(ENGINE, 'training', file), { configFile: false, logLevel: 'error' }))
    .module;

if (!process.argv.includes('--report')) {
  const { train } = await load('train.ts');
  const models = train();
  const tables = checksumOf(ENGINE);
  for (const [file, model] of /** @type {const} */ ([
    ['danger/model.json', models.danger],
    ['language-model.json', models.language],
    ['other-language-model.json', models.otherLanguage],
    ['danger/spellings.json', models.spellings],
  ]))
    writeFileSync(join(ENGINE, file), `${JSON.stringify({ tables, ...model })}\n`);
}

const { evaluate } = await load('evaluate.ts');
const figures = evaluate();
const ROWS = /** @type {const} */ ([
  ['recognised', 'Messages about danger that are recognised'],
  ['helped', '… that are answered with an emergency number'],
  ['rightKind', '… that are recognised as the right kind'],
  ['rightLanguage', '… whose language is recognised'],
  ['ordinary', 'Ordinary messages without a false alarm'],
  ['answered', 'Questions answered right'],
  ['offered', 'Questions answered right, or with the right topic to choose'],
  ['safe', 'Questions without a dangerous answer'],
  ['otherEveryday', 'Other languages: everyday sentences not mistaken'],
  ['otherDanger', '… messages about danger that get an emergency number'],
  ['complaints', 'Everyday complaints not mistaken'],
]);
for (const [name, label] of ROWS) {
  const { share, of } = figures[name];
  console.log(`${label.padEnd(62)} ${(share * 100).toFixed(1).padStart(5)} % of ${of}`);
}
