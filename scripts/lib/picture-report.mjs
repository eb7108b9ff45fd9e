import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** @typedef {'changed' | 'new' | 'gone' | 'same'} State */
/** @typedef {{ name: string, state: State, pixels: number }} Comparison */

/** How far two colours may be apart and still be one, from 0 to 1: the same browser draws the same picture twice. */
const THRESHOLD = 0;

/** Makes a picture as large as another, so that what only one of them has differs. @param {PNG} picture @param {number} width @param {number} height */
const enlarge = (picture, width, height) => {
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
};

/**
 * The pixels in which two PNG files differ, and the picture of the difference when there are any.
 * @param {Buffer} before @param {Buffer} after @returns {{ pixels: number, picture?: Buffer }}
 */
export const differenceOf = (before, after) => {
  if (before.equals(after)) return { pixels: 0 };
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const picture = new PNG({ width, height });
  const pixels = pixelmatch(
    enlarge(first, width, height).data,
    enlarge(second, width, height).data,
    picture.data,
    width,
    height,
    {
      threshold: THRESHOLD,
      includeAA: true,
    },
  );
  return pixels === 0 ? { pixels } : { pixels, picture: PNG.sync.write(picture) };
};

/** @param {string} folder */
const picturesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : [];

/** In which order a reader meets them. @type {readonly State[]} */
const ORDER = ['changed', 'new', 'gone', 'same'];

/**
 * Compares the pictures of the folders `before` and `after` in a folder by their names, and puts the differences beside them;
 * what changed most comes first.
 * @param {string} folder @returns {Comparison[]}
 */
export const comparePictures = (folder) => {
  const [before, after, difference] = ['before', 'after', 'difference'].map((name) =>
    join(folder, name),
  );
  if (!before || !after || !difference) throw new Error('No folder to compare.');
  mkdirSync(difference, { recursive: true });
  const [old, now] = [new Set(picturesIn(before)), new Set(picturesIn(after))];
  const all = [...new Set([...old, ...now])].sort();
  /** @param {string} name @returns {Comparison} */
  const compare = (name) => {
    if (!old.has(name)) return { name, state: 'new', pixels: 0 };
    if (!now.has(name)) return { name, state: 'gone', pixels: 0 };
    const { pixels, picture } = differenceOf(
      readFileSync(join(before, name)),
      readFileSync(join(after, name)),
    );
    if (picture) writeFileSync(join(difference, name), picture);
    return { name, state: pixels > 0 ? 'changed' : 'same', pixels };
  };
  return all
    .map(compare)
    .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || b.pixels - a.pixels);
};

/** Puts the page that shows comparisons into their folder, and returns its path. @param {string} folder @param {string} title @param {readonly Comparison[]} comparisons */
export const writeReport = (folder, title, comparisons) => {
  copyFileSync(
    fileURLToPath(new URL('picture-report.html', import.meta.url)),
    join(folder, 'index.html'),
  );
  // As a script, because a page that is opened as a file may not fetch.
  writeFileSync(
    join(folder, 'comparisons.js'),
    `window.comparisons = ${JSON.stringify({ title, comparisons })};\n`,
  );
  return join(folder, 'index.html');
};
