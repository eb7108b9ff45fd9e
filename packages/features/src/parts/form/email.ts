import * as v from 'valibot';

import { cleanIdentifier } from '../../domain/identifier';
import { LIMITS } from '../../domain/limits';
import { formCopy } from '#words/parts/form/copy';

/** No leading, trailing or double dots in the name, and a domain that ends in letters. */
const SENDABLE = /^(?!\.)(?!.*\.\.)[^@]*[^.@]@[^@]+\.[a-z][a-z\d-]*[a-z\d]$/iu;

const shape = v.pipe(
  v.string(),
  v.rfcEmail(formCopy.emailReason),
  v.regex(SENDABLE, formCopy.emailReason),
);

/** A clean, valid email address (USER-2). */
export const emailSchema = v.pipe(
  v.string(formCopy.emailReason),
  v.trim(),
  v.maxLength(LIMITS.email, formCopy.emailReason),
  v.transform(cleanIdentifier),
  // A separate schema: unlike a check, it doesn't run once an earlier step has failed.
  shape,
);
