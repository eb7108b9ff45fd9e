import { readFile } from 'node:fs/promises';

import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';

import { readNewComponents } from '../scripts/lib/new-components.mjs';
import { readProves } from '../scripts/lib/requirements.mjs';
import { BEHAVIOUR } from './behaviour-tag.ts';
import { storyName } from './story-name.ts';
import { withSynonyms } from './synonyms.ts';

/** The folder of a component of `packages/ui`. */
const componentOf = (fileName: string) =>
  /[\\/]ui[\\/]src[\\/]components[\\/]([a-z-]+)[\\/]/.exec(fileName)?.[1] ?? '';

/**
 * Reads story files as Storybook does, gives each title its synonyms and the requirements that its file proves for the
 * search, writes each name as its readers see it, and stands the behaviours in a folder "Tests" beside the states. The
 * identifier of a story does not follow: each file has its own. Components that the release notes introduce are tagged.
 */
export const behaviourIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, { makeTitle }) => {
    const source = await readFile(fileName, 'utf8');
    const proves = readProves(source);
    const isNew = readNewComponents().has(componentOf(fileName));
    return loadCsf(source, { fileName, makeTitle })
      .parse()
      .indexInputs.map((entry) => {
        const title = withSynonyms(entry.title ?? '', proves);
        return {
          ...entry,
          name: entry.name && storyName(entry.name),
          title: entry.tags?.includes(BEHAVIOUR) ? `${title}/Tests` : title,
          tags: [...(entry.tags ?? []), ...(isNew ? ['new'] : [])],
        };
      });
  },
};
