// Measures a page's weight: the document and the files it references, as a host sends them.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|txt)$/;
/** @type {Map<string, number>} */
const weighed = new Map();

/** @param {Buffer | string} bytes */
export const brotliSize = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Returns a file's transfer size in bytes: texts with brotli, other files unchanged.
 * @param {string} file
 */
export const weigh = (file) => {
  if (!TEXT.test(file)) return statSync(file).size;
  const compressed = `${file}.br`;
  return existsSync(compressed) ? statSync(compressed).size : brotliSize(readFileSync(file));
};

/** @param {string} file */
const weighOnce = (file) => {
  const known = weighed.get(file) ?? weigh(file);
  weighed.set(file, known);
  return known;
};

/**
 * Returns what a page loads before any interaction, in bytes: the document, its style sheets, and its scripts with their imports.
 * @param {string} dist @param {string} page The file of the page in `dist`.
 */
export const weightOf = (dist, page) => {
  const html = readFileSync(join(dist, page), 'utf8');
  const named = [
    ...new Set(
      [...html.matchAll(/(?:src|href)="\/((?:[a-z]+\/)?[^"/]+\.(?:js|css))"/g)].map(
        ([, file = '']) => file,
      ),
    ),
  ];
  const sum = (/** @type {string} */ kind) =>
    named
      .filter((file) => file.endsWith(kind))
      .reduce((all, file) => all + weighOnce(join(dist, file)), 0);
  const weight = { html: weigh(join(dist, page)), css: sum('.css'), js: sum('.js') };
  return { ...weight, total: weight.html + weight.css + weight.js };
};
