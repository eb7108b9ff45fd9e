import { posix } from 'node:path';

import { toPosix } from '../lib/paths.mjs';

/** The packages in order: a file imports from its own or an earlier one. */
export const LAYERS = ['domain', 'ui', 'features', 'site'];

/** The folders of packages/features/src in order: a file imports from its own or an earlier one. */
export const FEATURE_LAYERS = [
  'domain',
  'paths.ts',
  'platform',
  'persistence',
  'content',
  'assets',
  'assistant-engine',
  'parts',
  'assistant',
  'shell',
  'pages',
  'mocks',
  'testing',
];

/**
 * @typedef {{ layer: string, featureLayer: string, page: string, path: string }} Place
 */

/**
 * Returns the layers of a file; `page` is the folder of a page, '' for every other file.
 * @param {string} filename An absolute or relative path.
 * @returns {Place | undefined} Undefined for a file outside the layers and the server.
 */
export const placeOf = (filename) => {
  // A translated module is in the layer of the English one.
  const path = toPosix(filename).replace(/features\/src\/locales\/[a-z]+\//, 'features/src/');
  const features = /packages\/features\/src\/(.+)$/.exec(path);
  if (features?.[1]) {
    const [first = '', second = '', ...rest] = features[1].split('/');
    const featureLayer = first.replace(/^paths$/, 'paths.ts');
    const page = featureLayer === 'pages' && rest.length > 0 ? second : '';
    return { layer: featureLayer === 'domain' ? 'domain' : 'features', featureLayer, page, path };
  }
  if (/packages\/ui\/src\//.test(path)) return { layer: 'ui', featureLayer: '', page: '', path };
  if (/apps\/site\//.test(path)) return { layer: 'site', featureLayer: '', page: '', path };
  if (/apps\/server\//.test(path)) return { layer: 'server', featureLayer: '', page: '', path };
  return undefined;
};

/** The folders of features that the server may import: the assistant engine and what it needs, without React. */
export const SERVER_LAYERS = ['domain', 'paths.ts', 'content', 'assistant-engine'];

/** The one module of the site that the server shares: how the built site is served. */
export const SERVED_SITE = 'apps/site/src/static-site';

/**
 * Returns the layers of an imported file, from the text of the import alone.
 * @param {string} filename The importing file.
 * @param {string} specifier The text after `from`.
 * @returns {Place | undefined} Undefined for a package from outside.
 */
export const targetOf = (filename, specifier) => {
  const words = /^#words\/(.+)$/.exec(specifier)?.[1];
  if (words) return placeOf(`packages/features/src/${words}`);
  if (specifier.startsWith('.'))
    return placeOf(posix.join(posix.dirname(toPosix(filename)), specifier));
  const own = /^@iru\/(ui|features|site|server)(?:\/(.*))?$/.exec(specifier);
  if (!own) return undefined;
  const [, name, inside = ''] = own;
  if (name === 'server') return placeOf(`apps/server/src/${inside}`);
  if (name === 'site') return placeOf(`apps/site/src/${inside}`);
  if (name === 'ui') return placeOf(`packages/ui/src/${inside}`);
  if (inside === 'brand') return placeOf('packages/features/src/content/brand');
  return placeOf(
    `packages/features/src/${inside.includes('/') || inside === 'paths' ? inside : `${inside}/index`}`,
  );
};

/** @param {string} path */
export const isTest = (path) =>
  /\.(stories|handbook|test|spec)\.tsx?$|\/(testing|mocks|e2e)\//.test(path);
