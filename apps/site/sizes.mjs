// Prints each page's download size and budget as a Markdown table for pull requests; `--write` sets
// the budgets to the current sizes.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { weightOf } from './page-weight.mjs';

const SITE = fileURLToPath(new URL('.', import.meta.url));
const DIST = join(SITE, 'dist');
const FILE = join(SITE, 'byte-budgets.json');
/** How much a page may grow beyond its current size, in kilobytes. */
const ROOM = 2;

if (!existsSync(join(DIST, 'index.html'))) {
  console.error('There is no built site to measure. Run `npm run build -- --site` first.');
  process.exit(1);
}

/** @type {{ pages: Record<string, number> }} */
const budgets = JSON.parse(readFileSync(FILE, 'utf8'));
const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);

if (process.argv.includes('--write')) {
  const pages = readdirSync(DIST).filter((name) => name.endsWith('.html'));
  budgets.pages = Object.fromEntries(
    pages.toSorted().map((page) => [page, Math.ceil(weightOf(DIST, page).total / 1000) + ROOM]),
  );
  writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`);
}

const rows = Object.entries(budgets.pages)
  .map(([page, budget]) => ({ page, budget, weight: weightOf(DIST, page) }))
  .toSorted((one, other) => other.weight.total - one.weight.total)
  .map(({ page, budget, weight: { html, css, js, total } }) =>
    [page, ...[html, css, js, total].map(kilobytes), budget].join(' | '),
  );

console.log(`### Bundle sizes

What each page downloads before anyone touches it, in kB (brotli), largest first.

<details><summary>${rows.length} pages</summary>

| Page | HTML | CSS | JavaScript | Total | Budget |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.map((row) => `| ${row} |`).join('\n')}

</details>`);
