import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of a build. */
const SITE_SOURCES = ['packages', 'apps/site', 'scripts/lib', 'package-lock.json'];
const STORYBOOK_SOURCES = [...SITE_SOURCES, '.storybook'];

const NEVER_BUILT =
  /(^|\/)(node_modules|dist|dist-server|e2e|testing)(\/|$)|\.test\.tsx?$|byte-budgets\.json$/;
/** Part of the Storybook, not of the site. */
const STORYBOOK_ONLY = /\.(stories|handbook)\.tsx$/;

/** @param {string} root @param {string} path @returns {string[]} */
const filesUnder = (root, path) => {
  if (NEVER_BUILT.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesUnder(root, `${path}/${name}`));
};

/**
 * Returns why a build is out of date, or undefined while it's newer than its sources.
 * @param {string} root The repository's folder.
 * @param {'site' | 'storybook'} build
 */
export const staleBuild = (root, build) => {
  const isSite = build === 'site';
  const folder = isSite ? 'apps/site/dist' : 'storybook-static';
  const index = join(root, folder, 'index.html');
  if (!existsSync(index)) return `${folder} is missing`;
  if (isSite && existsSync(join(root, folder, 'mockServiceWorker.js')))
    return `${folder} holds the demo`;
  const built = statSync(index).mtimeMs;
  const newer = (isSite ? SITE_SOURCES : STORYBOOK_SOURCES)
    .flatMap((path) => filesUnder(root, path))
    .find(
      (path) =>
        !(isSite && STORYBOOK_ONLY.test(path)) && statSync(join(root, path)).mtimeMs > built,
    );
  return newer === undefined ? undefined : `${folder} is older than ${newer}`;
};
