// Prints what each page of the built site fetches, beside its budget, as a Markdown table for pull requests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { weightOf } from './page-weight.mjs';

const SITE = fileURLToPath(new URL('.', import.meta.url));
/** @type {{ pages: Record<string, number> }} */
const { pages } = JSON.parse(readFileSync(join(SITE, 'byte-budgets.json'), 'utf8'));

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
const rows = Object.entries(pages)
  .map(([page, budget]) => ({ page, budget, weight: weightOf(join(SITE, 'dist'), page) }))
  .toSorted((one, other) => other.weight.total - one.weight.total)
  .map(({ page, budget, weight: { html, css, js, total } }) =>
    [page, ...[html, css, js, total].map(kilobytes), budget].join(' | '),
  );

console.log(`### Bundle sizes

What each page fetches before anything is touched, in kB of brotli, heaviest first.

<details><summary>${rows.length} pages</summary>

| Page | HTML | CSS | JavaScript | Total | Budget |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.map((row) => `| ${row} |`).join('\n')}

</details>`);
