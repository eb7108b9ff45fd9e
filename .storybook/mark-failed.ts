import { experimental_getStatusStore } from 'storybook/manager-api';

import { dateOf, lastRun } from './published';

const TYPE = 'iru/last-run';

/** Marks in the sidebar the stories that the last run found red; a build without a run or without red has no marks. */
export const markFailed = async (): Promise<void> => {
  const run = await lastRun();
  if (!run) return;
  const failed = Object.keys(run.stories).filter((id) => run.stories[id] === 'red');
  if (failed.length === 0) return;
  experimental_getStatusStore(TYPE).set(
    failed.map((storyId) => ({
      storyId,
      typeId: TYPE,
      value: 'status-value:error',
      title: 'Last run',
      description: `Failed in the run of ${dateOf(run)}`,
    })),
  );
};
