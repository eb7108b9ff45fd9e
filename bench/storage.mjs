// How long the built site keeps the main thread while the storage holds 100 kB of the worst kind: the longest task of a
// page as it opens, beside that of the same page over an empty storage.
import { onBuiltSite } from './built-site.mjs';

const PORT = 4378;
const BYTES = 100_000;

/** @param {string} entry */
const listOf = (entry) => {
  const count = Math.floor(BYTES / (entry.length + 4));
  return `[${Array.from({ length: count }, (_, at) => entry.replace('#', String(at))).join(',')}]`;
};

const KINDS = {
  nothing: {},
  'nested brackets': { iru_likes: '['.repeat(BYTES / 2) + ']'.repeat(BYTES / 2) },
  garbage: { iru_wallet_v1: '{"'.repeat(BYTES / 2) },
  'likes without end': { iru_likes: listOf('{"name":"#"}') },
  conversations: { iru_threads: listOf('{"id":"#","name":"a"}') },
  transactions: { iru_wallet_v1: `{"coinBalance":1,"transactions":${listOf('{"ts":#,"delta":1}')}}` },
  messages: { iru_threads: '[{"id":"a","name":"a"}]', iru_msgs: `{"a":${listOf('"#"')}}` },
};
const PATHS = ['/user', '/messages', '/settings', '/pricing'];

/** @param {import('playwright').Page} page @param {string} path */
const longestTask = async (page, path) => {
  await page.goto(`http://localhost:${PORT}${path}`);
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
  return page.evaluate(async () => {
    /** @type {number[]} */
    const tasks = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: 'longtask', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    return Math.max(0, ...tasks);
  });
};

/** Prints what 100 kB of each kind adds to the longest task of the pages that read it. */
export const benchStorage = () =>
  onBuiltSite(PORT, { width: 360, height: 740 }, async (page) => {
    console.log('Storage: longest task while a page opens over 100 kB of a kind, in ms (aim: 50 more than over nothing)');
    for (const [kind, values] of Object.entries(KINDS)) {
      await page.goto(`http://localhost:${PORT}/robots.txt`);
      await page.evaluate((items) => {
        localStorage.clear();
        for (const [key, text] of Object.entries({ iru_session: 'true', ...items })) localStorage.setItem(key, text);
      }, values);
      const found = [];
      for (const path of PATHS) {
        // The least of three: whatever else the machine does only adds to it.
        const tasks = [await longestTask(page, path), await longestTask(page, path), await longestTask(page, path)];
        found.push(`${path} ${Math.round(Math.min(...tasks))}`);
      }
      console.log(`  ${kind.padEnd(22)} ${found.join('   ')}`);
    }
  });
