import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { toPosix } from './paths.mjs';

/** The file of hashes, which `sha256sum --check` reads too. */
export const MANIFEST = 'SHA256SUMS';

/** Returns the SHA-256 of some bytes. @param {Uint8Array | string} bytes */
export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * Returns the hashes of all files in some folders, in the format of `sha256sum` and in an order that no system changes.
 * @param {string} root @param {readonly string[]} folders From the root, with forward slashes.
 */
export const createManifest = (root, folders) =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => toPosix(relative(root, join(parentPath, name)))),
    )
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((file) => `${sha256(readFileSync(join(root, file)))}  ${file}\n`)
    .join('');

/**
 * Returns the hash of each file of a manifest.
 * @param {string} text
 * @throws {Error} For a line that isn't a hash and a path.
 */
export const readManifest = (text) =>
  new Map(
    text
      .split(/\r?\n/)
      .filter((line) => line !== '')
      .map((line) => {
        const [, hash, file] = /^([\da-f]{64})[ ][ *](.+)$/.exec(line) ?? [];
        if (hash === undefined || file === undefined)
          throw new Error(`${MANIFEST} has a line that isn't a hash and a path: ${line}`);
        return /** @type {const} */ ([file, hash]);
      }),
  );

/**
 * Returns what differs between two manifests, a line each, naming the file.
 * @param {string} expected @param {string} actual
 */
export const differences = (expected, actual) => {
  const before = readManifest(expected);
  const after = readManifest(actual);
  return [
    ...[...before]
      .filter(([file, hash]) => after.get(file) !== hash)
      .map(([file]) => `${file} ${after.has(file) ? 'has other bytes' : 'is missing'}`),
    ...[...after.keys()].filter((file) => !before.has(file)).map((file) => `${file} is new`),
  ];
};

const SITE = 'apps/site/dist/';
/** At once. */
const MAX_REQUESTS = 8;
/** A server has a copy of a file for each. */
const ENCODINGS = ['identity', 'gzip', 'br'];

/** Whether a host sends a file by itself: not its own settings, and compressed copies only in place of what they copy. @param {string} file */
const isSent = (file) => !/(?:^|\/)[._]|\.(?:br|gz)$/.test(file);

/** Returns the path at which hosts send a file. @param {string} file */
const pathOf = (file) => `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;

/**
 * Returns which of a manifest's files a deployment of the site sends with other bytes.
 * @param {string} manifest @param {string} origin Such as `https://iru.example`.
 * @throws {Error} For a manifest without a site, or a deployment that can't be reached.
 */
export const findChanged = async (manifest, origin) => {
  const left = [...readManifest(manifest)]
    .filter(([file]) => file.startsWith(SITE))
    .map(([file, hash]) => ({ file: file.slice(SITE.length), hash }))
    .filter(({ file }) => isSent(file));
  const compared = left.length;
  if (compared === 0) throw new Error(`${MANIFEST} has no files of the site.`);
  /** @type {string[]} */
  const changed = [];
  /** @param {string} path @param {string} encoding */
  const hashOf = async (path, encoding) => {
    const response = await fetch(new URL(path, origin), {
      headers: { accept: 'text/html,*/*', 'accept-encoding': encoding },
    });
    return sha256(new Uint8Array(await response.arrayBuffer()));
  };
  const compare = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const path = pathOf(next.file);
      for (const encoding of ENCODINGS)
        if ((await hashOf(path, encoding)) !== next.hash) changed.push(`${path} (${encoding})`);
    }
  };
  await Promise.all(Array.from({ length: MAX_REQUESTS }, compare));
  return { changed: changed.toSorted(), compared };
};
