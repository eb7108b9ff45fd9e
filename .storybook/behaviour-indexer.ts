import { readFile } from 'node:fs/promises';

import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';

import { BEHAVIOUR } from './behaviour-tag.ts';

/** Reads story files as Storybook does, and stands the behaviours of each in a folder "Tests" beside its states. */
export const behaviourIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, { makeTitle }) =>
    loadCsf(await readFile(fileName, 'utf8'), { fileName, makeTitle })
      .parse()
      .indexInputs.map((entry) => (entry.tags?.includes(BEHAVIOUR) ? { ...entry, title: `${entry.title}/Tests` } : entry)),
};
