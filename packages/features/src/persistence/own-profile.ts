import * as v from 'valibot';

import { isPrefAgeText, type PrefAgeText } from '../domain/pref-age';
import { REGISTRATION_OPTIONS as options } from '../domain/registration-options';
import { KEYS } from '../platform/keys';
import { createStore } from '../platform/storage';
import type { PersistedItem } from './persisted-item';

const answer = <const Options extends readonly string[]>(list: Options) =>
  v.picklist(['', ...list]);

const several = <const Options extends readonly string[]>(list: Options) =>
  v.array(v.picklist(list));

/** Every registration answer that may be stored, checked only by type (REG-4). */
export const answerEntries = {
  firstName: v.string(),
  lastName: v.string(),
  username: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
  gender: answer(options.gender),
  status: answer(options.status),
  country: v.string(),
  city: v.string(),
  nationality: v.string(),
  bodyType: answer(options.bodyType),
  height: answer(options.height),
  skinTone: answer(options.skinTone),
  hairType: answer(options.hairType),
  eyeColor: answer(options.eyeColor),
  dressStyle: answer(options.dressStyle),
  religion: answer(options.religion),
  smoking: answer(options.smoking),
  drinking: answer(options.drinking),
  children: answer(options.children),
  educationLevel: answer(options.educationLevel),
  career: answer(options.career),
  employmentStatus: answer(options.employmentStatus),
  monthlyIncome: answer(options.monthlyIncome),
  lookingFor: several(options.lookingFor),
  prefGender: answer(options.prefGender),
  prefAgeRange: v.custom<PrefAgeText>((text) => typeof text === 'string' && isPrefAgeText(text)),
  prefStatus: several(options.prefStatus),
  prefBodyType: answer(options.prefBodyType),
  subscribeToUpdates: v.boolean(),
};

/** The visitor's profile as stored on this device; '' and [] mean no answer. */
export const ownProfileSchema = v.pipe(
  v.object({
    ...answerEntries,
    /** In years on the day of registration; the date of birth itself isn't stored. */
    age: v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(150)),
  }),
  v.readonly(),
);

export type OwnProfile = v.InferOutput<typeof ownProfileSchema>;

/** The profile registered on this device, without password, photo or date of birth; null before registration. */
export const profileStore = createStore<OwnProfile | null>({
  key: KEYS.profile,
  area: 'local',
  schema: ownProfileSchema,
  empty: null,
});

export const profileItem = {
  key: KEYS.profile,
  topic: 'profile',
  store: profileStore,
  file: { schema: v.nullable(ownProfileSchema), none: null },
} as const satisfies PersistedItem;
