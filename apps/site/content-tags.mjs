import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/** @typedef {{ readonly key: string, readonly tag: string, readonly content: Buffer }} Kept */

/**
 * Returns a function that reads a file with a tag made from its content, which no date decides: all files of a reproducible
 * image have the same. It keeps both in memory until the file's inode changes, because reading takes longer than everything
 * else together. Returns undefined for what isn't a file.
 */
export const createContentReader = () => {
  /** @type {Map<string, Kept>} */
  const known = new Map();
  /** @param {string} path @returns {Promise<Kept | undefined>} */
  return async (path) => {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const key = `${found.ino} ${found.ctimeMs} ${found.size}`;
    const before = known.get(path);
    if (before?.key === key) return before;
    const content = await readFile(path);
    const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    const kept = { key, tag, content };
    known.set(path, kept);
    return kept;
  };
};

/** Whether the tags of an If-None-Match header contain this one. @param {string | undefined} tags @param {string} tag */
export const matchesTag = (tags, tag) =>
  tags !== undefined &&
  tags.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag);
