// Prints measurements of the built site and its service; nothing here passes or fails.
import process from 'node:process';

import { benchFirstVisit } from './first-visit.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { benchLongLists } from './long-lists.mjs';
import { benchReadability } from './readability.mjs';
import { benchServer } from './server.mjs';
import { benchSlowPhone } from './slow-phone.mjs';

/** @type {Readonly<Record<string, { what: string, bench: () => Promise<void> }>>} */
const BENCHES = {
  'first-visit': { what: 'bytes of a first visit of /', bench: benchFirstVisit },
  lighthouse: { what: 'Lighthouse on a phone, every route', bench: benchLighthouse },
  'long-lists': {
    what: 'typing and scrolling beside 1,000 messages or transactions',
    bench: benchLongLists,
  },
  readability: { what: 'how easy each page is to read', bench: benchReadability },
  server: { what: 'questions a second, memory, restart under load', bench: benchServer },
  'slow-phone': { what: 'when pages appear and respond on a slow phone', bench: benchSlowPhone },
};

const names = process.argv.slice(2);
const chosen = names.includes('all') ? Object.keys(BENCHES) : names;
if (chosen.length === 0 || chosen.some((name) => !(name in BENCHES))) {
  console.log('Usage: npm run bench -- NAME …   after npm run build; `all` runs every one');
  for (const [name, { what }] of Object.entries(BENCHES))
    console.log(`  ${name.padEnd(12)} ${what}`);
  process.exitCode = names.length > 0 ? 1 : 0;
} else {
  for (const name of chosen) {
    await BENCHES[name]?.bench();
    console.log('');
  }
}
