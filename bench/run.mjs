// Prints measurements and ratios of the built site, its service and its parts, or those that are named, as in `npm run bench -- wallet`, and
// one table of them at the end; nothing here passes or fails.
import process from 'node:process';

import { printFigures } from './figures.mjs';
import { benchFirstVisit } from './first-visit.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { benchMessages } from './messages.mjs';
import { benchServer } from './server.mjs';
import { benchWallet } from './wallet.mjs';

const benches = {
  'first-visit': benchFirstVisit,
  messages: benchMessages,
  lighthouse: benchLighthouse,
  server: benchServer,
  wallet: benchWallet,
};
const names = process.argv.slice(2);

for (const [name, bench] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue;
  await bench();
  console.log('');
}
printFigures();
