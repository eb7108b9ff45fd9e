import * as v from 'valibot';

import { LIMITS } from '../../domain/limits';
import { boundedText } from '../../parts/form/bounded';
import { emailSchema } from '../../parts/form/email';
import { signInCopy } from '#words/pages/user/sign-in-copy';

/** The two sign-in fields, each with its own message (USER-2). */
export const signInSchema = v.object({
  email: emailSchema,
  password: v.pipe(boundedText(LIMITS.password), v.minLength(1, signInCopy.passwordReason)),
});
