import * as v from 'valibot';

import { formCopy } from './copy';

/** No dot at an end of the name or twice in a row, and a domain with an ending of letters. */
const SENDABLE = /^(?!\.)(?!.*\.\.)[^@]*[^.@]@[^@]+\.[a-z][a-z\d-]*[a-z\d]$/iu;

/** An e-mail address that could be written to, trimmed (USER-2). */
export const emailSchema = v.pipe(
  v.string(formCopy.emailReason),
  v.trim(),
  v.maxLength(254, formCopy.emailReason),
  v.rfcEmail(formCopy.emailReason),
  v.regex(SENDABLE, formCopy.emailReason),
);
