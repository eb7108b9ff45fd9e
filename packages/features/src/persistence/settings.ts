import * as v from 'valibot';

import { KEYS } from '../platform/keys';
import { createStore } from '../platform/storage';
import type { PersistedItem } from './persisted-item';

/** What the visitor decides about their profile and this device (SETTINGS-1). */
export interface Settings {
  /** Whether the own age shows. */
  readonly showAge: boolean;
  /** Whether the distance to others shows. */
  readonly showDistance: boolean;
  /** Whether a first impression is blurred: the Digital Love Mask. */
  readonly blurFirst: boolean;
  /** Whether people near by are looked for: the Offline Radar. */
  readonly nearbyRadar: boolean;
  /** Whether health compatibility takes part; never without `healthConsent`. */
  readonly health: boolean;
  /** Whether the visitor has agreed in words to health compatibility. */
  readonly healthConsent: boolean;
}

/** What holds until the visitor decides otherwise (SETTINGS-1). */
export const DEFAULT_SETTINGS: Settings = {
  showAge: true,
  showDistance: false,
  blurFirst: false,
  nearbyRadar: false,
  health: false,
  healthConsent: false,
};

const choice = v.optional(v.boolean());

/** Settings as they stand in the storage or a file; what a later version adds is kept. */
export const storedSettingsSchema = v.pipe(
  v.custom<object>((value) => !Array.isArray(value)),
  v.objectWithRest(
    {
      showAge: choice,
      showDistance: choice,
      blurFirst: choice,
      nearbyRadar: choice,
      health: choice,
      healthConsent: choice,
    },
    v.union([v.boolean(), v.string(), v.pipe(v.number(), v.finite())]),
  ),
  // A number under `version` would make later reads take the data for a newer site's.
  v.check((settings) => typeof settings.version !== 'number'),
);

/** Stored settings, each missing one at its default. */
export const settingsSchema = v.pipe(
  storedSettingsSchema,
  v.transform((stored): Settings => {
    const settings: Settings = { ...DEFAULT_SETTINGS, ...stored };
    return { ...settings, health: settings.health && settings.healthConsent };
  }),
);

/** The settings of this device; the defaults where nothing readable is stored. */
export const settingsStore = createStore<Settings>({
  key: KEYS.settings,
  area: 'local',
  schema: settingsSchema,
  empty: DEFAULT_SETTINGS,
});

export const settingsItem = {
  key: KEYS.settings,
  topic: 'settings',
  store: settingsStore,
  file: { schema: storedSettingsSchema, none: {} },
} as const satisfies PersistedItem;
