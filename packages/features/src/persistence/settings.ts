import * as v from 'valibot';

import { KEYS } from '../platform/keys';
import { createStore } from '../platform/storage';
import type { PersistedItem } from './persisted-item';

/** The visitor's settings for their profile and this device (SETTINGS-1). */
export interface Settings {
  readonly showAge: boolean;
  readonly showDistance: boolean;
  /** Whether the visitor's photo starts blurred: the Digital Love Mask. */
  readonly blurFirst: boolean;
  /** Whether to look for people nearby: the Offline Radar. */
  readonly nearbyRadar: boolean;
  /** Whether to include health compatibility; never without `healthConsent`. */
  readonly health: boolean;
  /** Whether the visitor has explicitly consented to health compatibility. */
  readonly healthConsent: boolean;
}

/** The defaults (SETTINGS-1). */
export const DEFAULT_SETTINGS: Settings = {
  showAge: true,
  showDistance: false,
  blurFirst: false,
  nearbyRadar: false,
  health: false,
  healthConsent: false,
};

const choice = v.optional(v.boolean());

/** Settings as stored or exported; fields added by later versions are kept. */
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
);

/** Stored settings, with defaults for missing and unreadable fields: one must not undo the visitor's other choices. */
export const settingsSchema = v.pipe(
  v.custom<object>((value) => !Array.isArray(value)),
  v.looseObject({}),
  v.transform((stored): Settings => {
    const readable = Object.entries(stored).filter((entry) =>
      v.is(storedSettingsSchema, Object.fromEntries([entry])),
    );
    const settings: Settings = { ...DEFAULT_SETTINGS, ...Object.fromEntries(readable) };
    return { ...settings, health: settings.health && settings.healthConsent };
  }),
);

/** The settings on this device; the defaults if nothing readable is stored. */
export const settingsStore = createStore<Settings>({
  key: KEYS.settings,
  area: 'local',
  schema: settingsSchema,
  isWhole: (data) => v.is(storedSettingsSchema, data),
  empty: DEFAULT_SETTINGS,
});

export const settingsItem = {
  key: KEYS.settings,
  topic: 'settings',
  store: settingsStore,
  file: { schema: storedSettingsSchema, none: {} },
} as const satisfies PersistedItem;
