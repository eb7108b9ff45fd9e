import { dirname, posix } from 'node:path';

/** The floors of the house from the ground up: a file imports from its own floor or one below. */
export const FLOORS = ['domain', 'ui', 'features', 'site'];

/** The rooms of packages/features/src from the ground up, in that order: a file imports from its own room or one before it. */
export const ROOMS = [
  'domain',
  'paths.ts',
  'platform',
  'device',
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
 * @typedef {{ floor: string, room: string, page: string, path: string }} Place
 */

/**
 * Says where a file of this repository stands; `page` is the folder of a page, '' for every other file.
 * @param {string} filename An absolute or relative path with forward slashes.
 * @returns {Place | undefined} Undefined for a file outside the floors and the server.
 */
export const placeOf = (filename) => {
  const path = filename.replaceAll('\\', '/');
  const features = /packages\/features\/src\/(.+)$/.exec(path);
  if (features?.[1]) {
    const [first = '', second = '', ...rest] = features[1].split('/');
    const room = first.replace(/^paths$/, 'paths.ts');
    const page = room === 'pages' && rest.length > 0 ? second : '';
    return { floor: room === 'domain' ? 'domain' : 'features', room, page, path };
  }
  if (/packages\/ui\/src\//.test(path)) return { floor: 'ui', room: '', page: '', path };
  if (/apps\/site\//.test(path)) return { floor: 'site', room: '', page: '', path };
  if (/apps\/server\//.test(path)) return { floor: 'server', room: '', page: '', path };
  return undefined;
};

/** What the server may take of the features: the assistant engine and what it rests on, and nothing of React. */
export const SERVER_ROOMS = ['domain', 'paths.ts', 'content', 'assistant-engine'];

/** The one module of the site that the server shares: how the built site is served. */
export const SERVED_SITE = 'apps/site/src/serve-built';

/**
 * Says where an import leads, without touching the disk.
 * @param {string} filename The importing file.
 * @param {string} specifier The text after `from`.
 * @returns {Place | undefined} Undefined for a package from outside.
 */
export const targetOf = (filename, specifier) => {
  const path = filename.replaceAll('\\', '/');
  if (specifier.startsWith('.')) return placeOf(posix.join(dirname(path), specifier));
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
export const isCheck = (path) =>
  /\.(stories|handbook|test|spec)\.tsx?$|\/(testing|mocks|e2e)\//.test(path);
