// Prints measurements and ratios of the built site, its service and Storybook, or those that are named, as in `npm run bench -- wallet`;
// nothing here passes or fails.
import process from 'node:process';

import { benchBrowse } from './browse.mjs';
import { benchFirstVisit } from './first-visit.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { benchPresses } from './presses.mjs';
import { benchServer } from './server.mjs';
import { benchStorage } from './storage.mjs';
import { benchSwipe } from './swipe.mjs';
import { benchWallet } from './wallet.mjs';

const benches = {
  'first-visit': benchFirstVisit,
  browse: benchBrowse,
  lighthouse: benchLighthouse,
  presses: benchPresses,
  server: benchServer,
  storage: benchStorage,
  swipe: benchSwipe,
  wallet: benchWallet,
};
const names = process.argv.slice(2);

for (const [name, bench] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue;
  await bench();
  console.log('');
}
