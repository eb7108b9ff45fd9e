import * as v from 'valibot';

import { LIMITS } from '../../domain/limits';
import { formCopy } from './copy';

/** No dot at an end of the name or twice in a row, and a domain with an ending of letters. */
const SENDABLE = /^(?!\.)(?!.*\.\.)[^@]*[^.@]@[^@]+\.[a-z][a-z\d-]*[a-z\d]$/iu;

const shape = v.pipe(
  v.string(),
  v.rfcEmail(formCopy.emailReason),
  v.regex(SENDABLE, formCopy.emailReason),
);

/** An e-mail address that could be written to, trimmed (USER-2). */
export const emailSchema = v.pipe(
  v.string(formCopy.emailReason),
  v.trim(),
  v.maxLength(LIMITS.email, formCopy.emailReason),
  // A schema of its own: unlike a check, it is not run once something before it has failed.
  shape,
);
