// Writes `licences.txt`, with the licences of everything that the built site sends to visitors.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name: string, version: string, identifier?: string, text?: string }} Licence As Vite writes it. */

/** @param {string} path From the root of the repository. */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').trim();

/** Returns the credits without Markdown: each row of the table is a sentence. */
const credits = () =>
  read('CREDITS.md')
    .replaceAll(/^# .*\n+|^\| (?:What|---) .*\n/gm, '')
    .replaceAll(/^\| (.+) \| (.+) \| (.+) \|$/gm, '$1: $2. Licence: $3.\n')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)');

/** Vite lists what scripts contain; Tailwind is only in the style sheet. @returns {Licence} */
const tailwind = () => {
  const { name, version, license } = JSON.parse(read('node_modules/tailwindcss/package.json'));
  return { name, version, identifier: license, text: read('node_modules/tailwindcss/LICENSE') };
};

/** Returns the packages with the text of their licence, which many share. @param {readonly Licence[]} packages */
const sectionsOf = (packages) => {
  /** @type {Map<string, string[]>} */
  const sections = new Map();
  for (const { name, version, identifier = 'unknown licence', text = identifier } of packages)
    sections.set(text, [...(sections.get(text) ?? []), `${name} ${version} (${identifier})`]);
  return [...sections].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
};

/**
 * @param {string} dist
 * @param {readonly Licence[]} packages Those in the scripts, in any language; the same one may be there several times.
 */
export const writeLicences = (dist, packages) => {
  const unique = new Map(
    [...packages, tailwind()].map((licence) => [`${licence.name} ${licence.version}`, licence]),
  );
  const fonts = ['Figtree', 'Fraunces'].map(
    (name) => `${name}\n\n${read(`packages/ui/src/tokens/fonts/${name.toLowerCase()}-OFL.txt`)}`,
  );
  const sections = [
    `Licences\n\nThis page lists the work of others in this site, then the licences.\n\n${credits()}`,
    `The code of this site\n\n${read('LICENSE')}`,
    ...fonts,
    ...sectionsOf([...unique.values()]),
  ];
  writeFileSync(join(dist, 'licences.txt'), `${sections.join(`\n\n${'-'.repeat(40)}\n\n`)}\n`);
};
