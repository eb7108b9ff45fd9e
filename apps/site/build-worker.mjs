// Builds `sw.js`, with the list of files that the visitor's switch keeps on the device.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildScript } from './build-boot.mjs';

/** @typedef {import('./prerender.mjs').Manifest} Manifest */

const HELP = new URL('../../packages/features/src/content/help/', import.meta.url);

/** @param {string} path */
const isPage = (path) => !/\.\w+$/.test(path);

/** Returns the file of a path. @param {string} path */
const fileAt = (path) => (isPage(path) ? `${path}.html` : path);

/** Returns enough of a file's hash to recognise it: the browser loads the worker again with each page. @param {Buffer} contents */
const hashOf = (contents) => createHash('sha256').update(contents).digest('base64').slice(0, 8);

/** Pages, articles that aren't about safety, and the assistant's fallback aren't kept unless they are named. @param {string} key @param {string | undefined} name */
const isLeftOut = (key, name) => {
  const [, slug] = /content\/help\/([\w-]+)\.mdx/.exec(key) ?? [];
  if (slug !== undefined)
    return !/^category: safety$/m.test(readFileSync(new URL(`${slug}.mdx`, HELP), 'utf8'));
  return name?.endsWith('Page') === true || /assistant\/fallback/.test(key);
};

/**
 * Returns the scripts of some pages, with everything that they import on demand, and the styles and typefaces.
 * @param {Manifest} manifest @param {readonly string[]} entries The keys of the pages' chunks.
 */
const scriptsOf = (manifest, entries) => {
  const found = new Set(entries);
  // A set's iteration includes what is added meanwhile.
  for (const key of found) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of imports) found.add(next);
    for (const next of dynamicImports) if (!isLeftOut(next, manifest[next]?.name)) found.add(next);
  }
  return [...found].flatMap((key) => {
    const { file = '', css = [], assets = [] } = manifest[key] ?? {};
    return [file, ...css, ...assets.filter((asset) => asset.endsWith('.woff2'))];
  });
};

/**
 * Returns the paths of what is kept in one language.
 * @param {string} dist
 * @param {{ base: string, pages: readonly string[], manifest: Manifest, entries: readonly string[] }} built The paths of
 * the pages, and the keys of their chunks.
 */
export const pathsToKeep = (dist, { base, pages, manifest, entries }) => {
  const pictures = pages.flatMap(
    (path) =>
      readFileSync(join(dist, fileAt(base + path)), 'utf8').match(/\/assets\/[\w.-]+\.svg/g) ?? [],
  );
  const scripts = scriptsOf(manifest, ['index.html', ...entries]).map((file) => `/${file}`);
  const own = pages.map((path) => base + path);
  return [...new Set([...own, `${base}/boot.js`, '/favicon.svg', ...pictures, ...scripts])];
};

/**
 * Writes `sw.js`, with a hash of everything that is kept for each scope, so that a new deployment is a new worker, and of
 * each file, so that the worker keeps no other.
 * @param {string} dist
 * @param {Readonly<Record<string, readonly string[]>>} kept The paths by scope.
 * @param {{ remove: boolean }} options Whether the worker removes itself instead.
 */
export const writeWorker = async (dist, kept, { remove }) => {
  const lists = Object.entries(kept).map(([scope, paths]) => {
    const hash = createHash('sha256');
    /** @type {Record<string, string>} */
    const files = {};
    for (const path of paths) {
      const contents = readFileSync(join(dist, fileAt(path)));
      hash.update(path).update(contents);
      files[path] = isPage(path) ? '' : hashOf(contents);
    }
    return [scope, { version: hash.digest('hex').slice(0, 10), files }];
  });
  const code = await buildScript(remove ? 'worker/remove.ts' : 'worker/sw.ts', {
    define: { __KEPT__: JSON.stringify(Object.fromEntries(lists)) },
  });
  writeFileSync(join(dist, 'sw.js'), code);
};
