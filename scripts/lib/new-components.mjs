import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './install.mjs';

const INTRODUCED = /\bNew component `([a-z][a-z-]*)`/g;

/**
 * Names the components that the pending changesets or the latest release introduce.
 * @param {readonly string[]} changesets @param {string} changelog The text that Changesets writes, latest release first.
 */
export const newComponents = (changesets, changelog) => {
  const latest = changelog.split(/^## /m)[1] ?? '';
  return new Set(
    [...changesets, latest].flatMap((text) =>
      [...text.matchAll(INTRODUCED)].map(([, name = '']) => name),
    ),
  );
};

/** Reads the changesets and the change log of `packages/ui`. */
export const readNewComponents = () => {
  const pending = readdirSync(join(ROOT, '.changeset')).filter((name) => name.endsWith('.md'));
  const changelog = join(ROOT, 'packages/ui/CHANGELOG.md');
  return newComponents(
    pending.map((name) => readFileSync(join(ROOT, '.changeset', name), 'utf8')),
    existsSync(changelog) ? readFileSync(changelog, 'utf8') : '',
  );
};
