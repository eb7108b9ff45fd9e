// Prints measurements and ratios of the built site and Storybook; nothing here passes or fails.
import { benchBrowse } from './browse.mjs';
import { benchFirstVisit } from './first-visit.mjs';
import { benchSwipe } from './swipe.mjs';

await benchFirstVisit();
console.log('');
await benchBrowse();
console.log('');
await benchSwipe();
