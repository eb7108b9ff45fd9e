import * as v from 'valibot';

import { KEYS } from '../../platform/keys';
import type { WizardStep } from '../../domain/wizard';
import { createStore } from '../../platform/storage';
import { NO_ANSWERS, toKept } from './registration-values';
import { keptSchema, type KeptValues } from './schemas';

/** A half-filled wizard. */
export interface RegistrationDraft {
  /** The furthest step that Next has led to; 0 before the start. */
  readonly reached: WizardStep;
  readonly values: KeptValues;
}

/** The half-filled wizard of this tab, so that it outlives a reload; never the passwords, the date of birth or the photo. */
export const registrationDraft = createStore<RegistrationDraft>({
  key: KEYS.registration,
  area: 'session',
  schema: v.object({ reached: v.picklist([0, 1, 2, 3, 4, 5, 6]), values: keptSchema }),
  empty: { reached: 0, values: toKept(NO_ANSWERS) },
});
