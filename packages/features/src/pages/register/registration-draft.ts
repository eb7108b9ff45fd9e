import * as v from 'valibot';

import { KEYS } from '../../platform/keys';
import type { WizardStep } from '../../domain/wizard';
import { createStore } from '../../platform/storage';
import { NO_ANSWERS, toSavable } from './registration-values';
import { savableSchema, type SavableValues } from './schemas';

export interface RegistrationDraft {
  /** The furthest step reached with Next; 0 before the start. */
  readonly reached: WizardStep;
  readonly values: SavableValues;
}

/**
 * The unfinished registration of this tab, so that it survives a reload; never the passwords, the date of birth or the
 * photo.
 */
export const registrationDraft = createStore<RegistrationDraft>({
  key: KEYS.registration,
  area: 'session',
  schema: v.object({ reached: v.picklist([0, 1, 2, 3, 4, 5, 6]), values: savableSchema }),
  empty: { reached: 0, values: toSavable(NO_ANSWERS) },
});
