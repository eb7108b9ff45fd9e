import * as v from 'valibot';

import { isPrefAgeText } from '../domain/pref-age';
import { REGISTRATION_OPTIONS as options } from '../domain/registration-options';
import { KEYS } from './keys';
import { createStore } from './storage';

const answer = <const Options extends readonly string[]>(list: Options) =>
  v.picklist(['', ...list]);

const several = <const Options extends readonly string[]>(list: Options) =>
  v.pipe(v.array(v.picklist(list)), v.readonly());

/** The visitor's own profile as kept on this device; '' and [] stand for no answer. */
export const ownProfileSchema = v.pipe(
  v.object({
    firstName: v.string(),
    lastName: v.string(),
    username: v.string(),
    email: v.string(),
    phoneNumber: v.string(),
    gender: answer(options.gender),
    /** In years on the day of registration; the date of birth itself is not kept. */
    age: v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(150)),
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
    prefAgeRange: v.pipe(v.string(), v.check(isPrefAgeText)),
    prefStatus: several(options.prefStatus),
    prefBodyType: answer(options.prefBodyType),
    subscribeToUpdates: v.boolean(),
  }),
  v.readonly(),
);

export type OwnProfile = v.InferOutput<typeof ownProfileSchema>;

/** The profile that the visitor registered on this device, null before that; without passwords, photo, birth date. */
export const profileStore = createStore<OwnProfile | null>({
  key: KEYS.profile,
  area: 'local',
  schema: ownProfileSchema,
  empty: null,
});
