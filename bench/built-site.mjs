import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

import { chromium } from 'playwright';

import { launchOptions } from '../scripts/lib/chromium.mjs';
import { ROOT } from '../scripts/lib/install.mjs';

/**
 * Serves the built site, opens a page and passes both to a measurement; throws without a build.
 * @template T
 * @param {number} port @param {{ width: number, height: number }} viewport
 * @param {(page: import('playwright').Page) => Promise<T>} measure
 * @param {readonly string[]} [flags] Further flags of the browser.
 * @returns {Promise<T>} The result of the measurement.
 */
export const onBuiltSite = async (port, viewport, measure, flags = []) => {
  const server = spawn(process.execPath, [join(ROOT, 'apps/site/preview.mjs')], {
    env: { ...process.env, PORT: String(port) },
  });
  await new Promise((resolve, reject) => {
    server.stdout.once('data', resolve);
    server.once('exit', () => reject(new Error('Nothing to preview: run npm run build first.')));
  });
  const options = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, ...flags] });
  try {
    return await measure(await browser.newPage({ viewport }));
  } finally {
    await browser.close();
    server.kill();
  }
};
