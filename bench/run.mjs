// Prints measurements and ratios of the built site, its service and its parts, or those that are named, as in `npm run bench -- wallet`, and
// one table of them at the end; nothing here passes or fails.
import process from 'node:process';

import { benchBrowse } from './browse.mjs';
import { benchComparison } from './comparison.mjs';
import { printFigures } from './figures.mjs';
import { benchFirstVisit } from './first-visit.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { benchLinks } from './links.mjs';
import { benchMemory } from './memory.mjs';
import { benchMessages } from './messages.mjs';
import { benchPresses } from './presses.mjs';
import { benchServer } from './server.mjs';
import { benchStorage } from './storage.mjs';
import { benchStorybook } from './storybook.mjs';
import { benchSwipe } from './swipe.mjs';
import { benchWallet } from './wallet.mjs';

const benches = {
  'first-visit': benchFirstVisit,
  comparison: benchComparison,
  browse: benchBrowse,
  messages: benchMessages,
  memory: benchMemory,
  lighthouse: benchLighthouse,
  links: benchLinks,
  presses: benchPresses,
  server: benchServer,
  storage: benchStorage,
  storybook: benchStorybook,
  swipe: benchSwipe,
  wallet: benchWallet,
};
const names = process.argv.slice(2);

for (const [name, bench] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue;
  await bench();
  console.log('');
}
printFigures();
