// Writes `byte-budgets.json` anew from the built site: what each page fetches before anything is touched, in kilobytes of brotli, and two more.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { weightOf } from './page-weight.mjs';

const ROOM = 2;
const SITE = fileURLToPath(new URL('.', import.meta.url));
const DIST = join(SITE, 'dist');
const FILE = join(SITE, 'byte-budgets.json');

const pages = readdirSync(DIST)
  .filter((name) => name.endsWith('.html'))
  .toSorted();
const budgets = JSON.parse(readFileSync(FILE, 'utf8'));
budgets.pages = Object.fromEntries(
  pages.map((page) => [page, Math.ceil(weightOf(DIST, page).total / 1000) + ROOM]),
);
writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`);
console.log(`Budgets of ${pages.length} pages in apps/site/byte-budgets.json`);
