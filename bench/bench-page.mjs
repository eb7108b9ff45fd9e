import { createServer } from 'node:http';
import { join } from 'node:path';

import { chromium } from 'playwright';
import sirv from 'sirv';
import { build } from 'vite';

import { launchOptions } from '../scripts/lib/chromium.mjs';
import { ROOT } from '../scripts/lib/install.mjs';

/**
 * Builds a page that only a bench opens.
 * @param {string} name The name of its folder among the results.
 * @param {import('vite').InlineConfig} config
 * @returns {Promise<string>} Where it was built.
 */
export const buildPage = async (name, config) => {
  const outDir = join(ROOT, 'test-results/bench', name);
  await build({
    logLevel: 'error',
    ...config,
    build: { ...config.build, outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return outDir;
};

/**
 * Serves a folder of built pages while something is measured there.
 * @template T
 * @param {string} folder @param {number} port @param {(browser: import('playwright').Browser) => Promise<T>} measure
 * @returns {Promise<T>} What the measurement gives.
 */
export const onPages = async (folder, port, measure) => {
  const serve = sirv(folder, { single: true });
  const server = createServer((request, response) => serve(request, response)).listen(port);
  const browser = await chromium.launch(launchOptions());
  try {
    return await measure(browser);
  } finally {
    await browser.close();
    server.close();
  }
};
