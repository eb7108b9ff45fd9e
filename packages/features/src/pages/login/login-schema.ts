import * as v from 'valibot';

import { LIMITS } from '../../domain/limits';
import { loginCopy as copy } from '#words/parts/account/copy';
import { boundedText } from '../../parts/form/bounded';
import { emailSchema } from '../../parts/form/email';

/** The login fields. Empty fields are reported before an invalid email address (LOGIN-1). */
export const loginSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(copy.emailReason), emailSchema),
  password: v.pipe(
    boundedText(LIMITS.password),
    v.check((text) => text.trim() !== '', copy.passwordReason),
  ),
});
