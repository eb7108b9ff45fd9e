// Builds the site into `dist`, once in each language: the application, one HTML file per route, and compressed copies.
// `--language fr` builds only English and French, `--demo` mocks the network, `--remove-worker` removes the worker that keeps
// pages on visitors' devices.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { BUILT_LANGUAGES, chosenLanguage } from '../../scripts/lib/languages.mjs';
import { buildBoot } from './build-boot.mjs';
import { languageFaults } from './check-language.mjs';
import { writeLicences } from './licences.mjs';
import { weigh, weightOf } from './page-weight.mjs';
import { writeWorker } from './build-worker.mjs';
import { folderOf, prerender, writeHostFiles } from './prerender.mjs';

const SITE = fileURLToPath(new URL('.', import.meta.url));
const DIST = join(SITE, 'dist');
const {
  values: { demo, language: chosen, 'remove-worker': remove },
} = parseArgs({
  options: {
    demo: { type: 'boolean', default: false },
    language: { type: 'string' },
    'remove-worker': { type: 'boolean', default: false },
  },
});

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** @param {string} language @param {string[]} args */
const vite = async (language, ...args) => {
  const child = spawn(
    process.execPath,
    [
      join(SITE, '../../node_modules/vite/bin/vite.js'),
      'build',
      '--mode',
      demo ? 'demo' : 'production',
      '--logLevel',
      'warn',
      ...args,
    ],
    {
      cwd: SITE,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', IRU_LANGUAGE: language },
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The build in the language ${language} failed.`);
};

/** @param {string} folder @returns {string[]} */
const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/**
 * Returns the size of a first visit to the home page on a phone, in kilobytes: in full, and in low-data mode.
 * @param {string} language
 */
const visitCost = (language) => {
  const { total } = weightOf(DIST, join(folderOf(language), 'index.html'));
  const sizeOf = (/** @type {RegExp} */ name) =>
    readdirSync(join(DIST, 'assets'))
      .filter((file) => name.test(file))
      .reduce((sum, file) => sum + weigh(join(DIST, 'assets', file)), 0);
  // The poster for a phone's high-density screen, and the portraits close enough to be loaded eagerly.
  const low = total + sizeOf(/^hero-poster-(?!small)/) + sizeOf(/^h[1-4]-.+\.svg$/);
  return {
    full: Math.round((low + sizeOf(/\.woff2$/) + sizeOf(/^hero-small\.av1-/)) / 1000),
    low: Math.round(low / 1000),
  };
};

/**
 * Moves the files of a language to those of the others, which share the pictures, the typefaces and the styles.
 * @param {string} from The folder of the language's files.
 */
const shareAssets = (from) => {
  for (const name of readdirSync(from)) {
    const own = join(from, name);
    const shared = join(DIST, 'assets', name);
    if (existsSync(shared) && !readFileSync(shared).equals(readFileSync(own)))
      throw new Error(`${name} has different contents in two languages.`);
    renameSync(own, shared);
  }
  rmSync(from, { recursive: true });
};

/**
 * Builds a language and returns its pages, relative to the output folder, the paths of what is kept, and the licences of the
 * packages.
 * @param {string} language
 */
const buildIn = async (language) => {
  const folder = join(DIST, folderOf(language));
  await Promise.all([vite(language), vite(language, '--ssr', 'src/entry-server.tsx')]);
  writeFileSync(join(folder, 'boot.js'), await buildBoot(language));
  /** @type {import('./licences.mjs').Licence[]} */
  const licences = JSON.parse(readFileSync(join(folder, '.vite/licences.json'), 'utf8'));
  if (folder !== DIST) shareAssets(join(folder, 'assets'));
  const { written: pages, kept } = await prerender(language);
  // Pages show what a visit costs, with the figures of this build.
  const cost = JSON.stringify(visitCost(language));
  for (const page of pages) {
    const file = join(DIST, page);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(
        '<!--visit-cost-->',
        `<meta name="iru-visit-cost" content='${cost}'>`,
      ),
    );
  }
  return { pages, kept, licences };
};

/** @param {string} language @param {readonly string[]} pages Of the language, relative to the output folder. */
const checkLanguage = (language, pages) => {
  const read = (/** @type {string} */ page) => readFileSync(join(DIST, page), 'utf8');
  const folder = folderOf(language);
  const faults = pages.flatMap((page) =>
    languageFaults(language, read(page), read(relative(folder, page))).map(
      (fault) => `${page} ${fault}`,
    ),
  );
  if (faults.length > 0)
    throw new Error(`The pages in ${language} are wrong:\n${faults.slice(0, 10).join('\n')}`);
};

/** @param {string} file */
const compress = async (file) => {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${file}.br`, small)),
    zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
};

if (chosen !== undefined) chosenLanguage(chosen);
const languages = BUILT_LANGUAGES.filter((language) =>
  ['en', chosen ?? language].includes(language),
);
rmSync(DIST, { recursive: true, force: true });
/** @type {string[]} */
const pages = [];
/** @type {Record<string, string[]>} */
const kept = {};
/** @type {import('./licences.mjs').Licence[]} */
const licences = [];
// English first, because it empties the folder.
for (const language of languages) {
  const built = await buildIn(language);
  if (language !== 'en') checkLanguage(language, built.pages);
  pages.push(...built.pages);
  licences.push(...built.licences);
  kept[language === 'en' ? '/' : `/${language}/`] = built.kept;
}
await writeHostFiles(languages, { demo });
writeLicences(DIST, licences);
// Two workers can't share a scope.
if (!demo) await writeWorker(DIST, kept, { remove });
rmSync(join(SITE, 'dist-server'), { recursive: true });
await Promise.all(
  filesUnder(DIST)
    .filter((name) => /\.(html|js|css|svg|txt|xml)$/.test(name))
    .map(compress),
);
console.log(`Site: ${pages.length} pages in apps/site/dist, in ${languages.join(', ')}`);
