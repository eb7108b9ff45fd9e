// Lighthouse on the built site, mobile with its simulated slow link: the median of three for each route, the worst at the end. Lighthouse
// is installed on demand, because 185 MB would slow every `npm test`; `IRU_BENCH_ROUTES=/,/pricing` selects routes.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

import { launchOptions } from '../scripts/lib/chromium.mjs';
import { ROOT } from '../scripts/lib/install.mjs';
import { onBuiltSite } from './built-site.mjs';
import { median } from './statistics.mjs';

const PORT = 4381;
const ROUNDS = 3;
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const run = promisify(execFile);
/** How often an incomplete recording is retried. */
const TRIES = 3;

/** @typedef {{ scores: number[], paint: number, blocking: number, shift: number }} Reading */

/**
 * One visit with an empty cache.
 * @param {string} route @returns {Promise<Reading>}
 */
const visit = async (route) => {
  const { executablePath, args } = launchOptions();
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      `http://localhost:${PORT}${route}`,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join()}`,
      `--chrome-flags=--headless=new ${args.join(' ')}`,
    ],
    {
      maxBuffer: 1e8,
      env: { ...process.env, ...(executablePath ? { CHROME_PATH: executablePath } : {}) },
    },
  );
  const { categories, audits } = JSON.parse(stdout);
  const figure = (/** @type {string} */ name) => Number(audits[name]?.numericValue ?? Number.NaN);
  return {
    scores: CATEGORIES.map((name) => Math.round(100 * categories[name].score)),
    paint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
};

/** @param {string} route @returns {Promise<Reading>} */
const visitAgain = async (route, tries = TRIES) => {
  try {
    return await visit(route);
  } catch (cause) {
    if (tries === 1) throw new Error(`Lighthouse reads nothing from ${route}.`, { cause });
    return visitAgain(route, tries - 1);
  }
};

/** @param {string} route @returns {Promise<Reading>} */
const medianOf = async (route) => {
  /** @type {Reading[]} */
  const readings = [];
  for (let round = 0; round < ROUNDS; round += 1) readings.push(await visitAgain(route));
  return {
    scores: CATEGORIES.map((_, at) => median(readings.map(({ scores }) => scores[at] ?? 0))),
    paint: median(readings.map(({ paint }) => paint)),
    blocking: median(readings.map(({ blocking }) => blocking)),
    shift: median(readings.map(({ shift }) => shift)),
  };
};

/** @param {string} route @param {Reading} reading */
const line = (route, { scores, paint, blocking, shift }) =>
  `  ${route.padEnd(24)} ${scores.map((score) => String(score).padStart(4)).join('')}   ${(paint / 1000).toFixed(1)} s  ${String(Math.round(blocking)).padStart(5)} ms  ${shift.toFixed(3)}`;

/** Prints each route and the worst. */
export const benchLighthouse = () =>
  onBuiltSite(PORT, { width: 360, height: 740 }, async () => {
    const named = process.env['IRU_BENCH_ROUTES']?.split(',');
    const routes =
      named ??
      readdirSync(join(ROOT, 'apps/site/dist'))
        .filter((name) => name.endsWith('.html') && name !== '404.html')
        .map((name) => `/${name.replace(/(?:index)?\.html$/, '')}`);
    console.log(
      `Lighthouse, mobile, the median of ${ROUNDS}: ${CATEGORIES.join(', ')}; largest paint, blocking, shift (aim: 98, 100, 100, 100; 1.8 s, 100 ms, 0)`,
    );
    /** @type {[string, Reading][]} */
    const readings = [];
    for (const route of routes) {
      const reading = await medianOf(route);
      readings.push([route, reading]);
      console.log(line(route, reading));
    }
    const worst = readings.toSorted(([, a], [, b]) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0))[0];
    if (worst) console.log(`The worst: ${line(...worst).trim()}`);
  });
