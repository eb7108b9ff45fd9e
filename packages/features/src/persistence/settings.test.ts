// Proves SETTINGS-1.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { DEFAULT_SETTINGS, settingsSchema, storedSettingsSchema } from './settings';

describe('settings', () => {
  it('default to showing only the age', () => {
    expect(DEFAULT_SETTINGS).toEqual({
      showAge: true,
      showDistance: false,
      blurFirst: false,
      nearbyRadar: false,
      health: false,
      healthConsent: false,
    });
    expect(v.parse(settingsSchema, {})).toEqual(DEFAULT_SETTINGS);
  });

  it('keep fields added by later versions', () => {
    const later = { blurFirst: true, colour: 'green' };
    expect(v.parse(settingsSchema, later)).toEqual({ ...DEFAULT_SETTINGS, ...later });
  });

  it('keep their readable fields beside unreadable ones', () => {
    const read = v.parse(settingsSchema, { showAge: false, blurFirst: 1 });
    expect(read).toEqual({ ...DEFAULT_SETTINGS, showAge: false });
  });

  it('never have health on without consent', () => {
    expect(v.parse(settingsSchema, { health: true }).health).toBe(false);
    expect(v.parse(settingsSchema, { health: true, healthConsent: true }).health).toBe(true);
  });

  it.each([
    null,
    [],
    'on',
    7,
    { showAge: 'yes' },
    { nearbyRadar: 1 },
    { more: {} },
    { more: Infinity },
  ])('refuse %j', (value) => {
    expect(v.is(storedSettingsSchema, value)).toBe(false);
  });

  it.each([null, [], 'on', 7])('are not %j', (value) => {
    expect(v.is(settingsSchema, value)).toBe(false);
  });
});
