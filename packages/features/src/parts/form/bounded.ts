import * as v from 'valibot';

import { formCopy } from '#words/parts/form/copy';

/** A string of limited length; schemas after it in a pipe never receive a longer one. */
export const boundedText = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most, () => formCopy.tooLong(most)),
  );
