import { fileURLToPath } from 'node:url';

import { isPlain } from '../scripts/lib/paths.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Storybook's addon decodes only spaces in the address of a story, and finds no test where something else is encoded. */
export default () => {
  if (!isPlain(ROOT))
    throw new Error(
      `The stories' tests can't run in ${ROOT}: Storybook finds none below a folder whose name has letters such as é (https://github.com/storybookjs/storybook/issues/36045). Move the repository to a folder without them. The unit tests run here: npx vitest run --config vitest.unit.config.ts`,
    );
};
