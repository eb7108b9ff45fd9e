import * as v from 'valibot';

import { formCopy } from './copy';

/** A text of at most so many characters; what follows it in a pipe as a schema never sees a longer one. */
export const boundedText = (most: number) =>
  v.pipe(v.string(), v.maxLength(most, formCopy.tooLong(most)));
