// How easy the text of each page is to read: the Flesch reading ease of its sentences, from 0 to 100, higher is easier.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { flesch } from 'flesch';
import { JSDOM } from 'jsdom';
import { syllable } from 'syllable';

const DIST = fileURLToPath(new URL('../apps/site/dist', import.meta.url));
const AIM = 60;
/** Documents that have to be exact before they're easy. */
const LEGAL = /^(legal|terms-of-service|privacy-policy)\.html$/;

/** @param {string} html */
const readingEase = (html) => {
  const { document } = new JSDOM(html).window;
  const sentences = [...document.querySelectorAll('main :is(p, li, dd)')]
    .filter((element) => !element.querySelector('p, li, dd'))
    .flatMap((element) => (element.textContent ?? '').split(/(?<=[.!?])\s+/))
    .filter((text) => /\s.*[.!?]$/.test(text.trim()));
  const words = sentences.flatMap((text) => text.match(/[\p{L}\d’'-]+/gu) ?? []);
  return {
    words: words.length,
    ease: flesch({
      sentence: sentences.length,
      word: words.length,
      syllable: words.reduce((sum, word) => sum + syllable(word), 0),
    }),
  };
};

/** Prints each page with its reading ease, the hardest first. */
export const benchReadability = async () => {
  const pages = readdirSync(DIST)
    .filter((name) => name.endsWith('.html') && !LEGAL.test(name))
    .map((name) => ({ name, ...readingEase(readFileSync(join(DIST, name), 'utf8')) }))
    .filter(({ words }) => words > 0)
    .sort((a, b) => a.ease - b.ease);
  console.log(`Flesch reading ease (aim: ${AIM})`);
  for (const { name, words, ease } of pages)
    console.log(
      `  ${name.padEnd(28)} ${ease.toFixed(0).padStart(4)} ${String(words).padStart(6)} words${ease < AIM ? '  below' : ''}`,
    );
};
