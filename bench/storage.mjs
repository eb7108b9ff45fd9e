// How long the built site keeps the main thread while the storage holds 100 kB of the worst kind: the longest task of a
// page as it opens, beside that of the same page over an empty storage.
import { onBuiltSite } from './built-site.mjs';
import { note } from './figures.mjs';

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
  transactions: {
    iru_wallet_v1: `{"coinBalance":1,"transactions":${listOf('{"ts":#,"delta":1}')}}`,
  },
  messages: { iru_threads: '[{"id":"a","name":"a"}]', iru_msgs: `{"a":${listOf('"#"')}}` },
};
const PATHS = ['/user', '/messages', '/settings', '/pricing'];

/**
 * The longest task of the page's main thread in milliseconds, by the browser's own trace: what a page can observe of itself
 * begins at 50.
 * @param {import('playwright').Page} page @param {import('playwright').CDPSession} session @param {string} path
 */
const longestTask = async (page, session, path) => {
  /** @type {any[]} */
  const events = [];
  const collect = (/** @type {any} */ { value }) => void events.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  await page.goto(`http://localhost:${PORT}${path}`);
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
  await page.waitForTimeout(300);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  // The thread that runs the page's scripts, and not those of the browser around it.
  const threads = events
    .filter(({ name }) => name === 'EvaluateScript')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  return Math.max(
    0,
    ...events
      .filter(({ name, pid, tid }) => name === 'RunTask' && threads.includes(`${pid} ${tid}`))
      .map(({ dur = 0 }) => dur / 1000),
  );
};

/** Prints what 100 kB of each kind adds to the longest task of the pages that read it. */
export const benchStorage = () =>
  onBuiltSite(PORT, { width: 360, height: 740 }, async (page) => {
    const session = await page.context().newCDPSession(page);
    console.log(
      'Storage: longest task while a page opens over 100 kB of a kind, in ms (aim: 50 more than over nothing)',
    );
    /** @type {Record<string, number>} */
    const nothing = {};
    for (const [kind, values] of Object.entries(KINDS)) {
      await page.goto(`http://localhost:${PORT}/robots.txt`);
      await page.evaluate((items) => {
        localStorage.clear();
        for (const [key, text] of Object.entries({ iru_session: 'true', ...items }))
          localStorage.setItem(key, text);
      }, values);
      const found = [];
      const more = [];
      for (const path of PATHS) {
        // The least of three: whatever else the machine does only adds to it.
        const tasks = [];
        for (let round = 0; round < 3; round += 1)
          tasks.push(await longestTask(page, session, path));
        const least = Math.round(Math.min(...tasks));
        nothing[path] ??= least;
        more.push({ figure: `Storage, ${kind}, ${path}`, least, reference: nothing[path] });
        found.push(
          `${path} ${least} (${least < nothing[path] ? '' : '+'}${least - nothing[path]})`,
        );
      }
      console.log(`  ${kind.padEnd(22)} ${found.join('   ')}`);
      const worst = more.toSorted((a, b) => b.least - b.reference - (a.least - a.reference))[0];
      if (kind === 'nothing' || !worst) continue;
      const { figure, least, reference } = worst;
      note({
        figure,
        ours: `${least} ms`,
        reference: `${reference} ms`,
        ratio: least / reference,
        aim: 'at most 50 ms more',
      });
    }
  });
