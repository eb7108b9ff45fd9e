import { dirname, posix } from 'node:path';

/** The floors of the house from the ground up: a file imports from its own floor or one below. */
export const FLOORS = ['domain', 'ui', 'features', 'site'];

/** Folders of packages/features/src that every feature may use. */
export const SHARED_ROOMS = ['domain', 'platform', 'content', 'assets', 'shared'];

/**
 * @typedef {{ floor: string, room: string, path: string }} Place
 */

/**
 * Says where a file of this repository stands.
 * @param {string} filename An absolute or relative path with forward slashes.
 * @returns {Place | undefined} Undefined for a file outside the four floors.
 */
export const placeOf = (filename) => {
  const path = filename.replaceAll('\\', '/');
  const features = /packages\/features\/src\/(.+)$/.exec(path);
  if (features?.[1]) {
    const [first = '', ...rest] = features[1].split('/');
    const room = rest.length > 0 ? first : '';
    return { floor: room === 'domain' ? 'domain' : 'features', room, path };
  }
  if (/packages\/ui\/src\//.test(path)) return { floor: 'ui', room: '', path };
  if (/apps\/site\//.test(path)) return { floor: 'site', room: '', path };
  return undefined;
};

/**
 * Says where an import leads, without touching the disk.
 * @param {string} filename The importing file.
 * @param {string} specifier The text after `from`.
 * @returns {Place | undefined} Undefined for a package from outside.
 */
export const targetOf = (filename, specifier) => {
  const path = filename.replaceAll('\\', '/');
  if (specifier.startsWith('.')) return placeOf(posix.join(dirname(path), specifier));
  const own = /^@iru\/(ui|features|site)(?:\/(.*))?$/.exec(specifier);
  if (!own) return undefined;
  const [, name, inside = ''] = own;
  if (name === 'site') return placeOf(`apps/site/src/${inside}`);
  if (name === 'ui') return placeOf(`packages/ui/src/${inside}`);
  return placeOf(`packages/features/src/${inside.includes('/') ? inside : `${inside}/index`}`);
};

/** @param {string} path */
export const isCheck = (path) => /\.(stories|test|spec)\.tsx?$|\/(testing|mocks|e2e)\//.test(path);
