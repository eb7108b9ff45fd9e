// Proves DASH-1.
import { describe, expect, it } from 'vitest';

import { DEFAULT_SETTINGS } from '../../persistence/settings';
import { DASHBOARD_TABS, isOn, tabFromHash } from './dashboard-tabs';

describe('dashboard tabs', () => {
  it('are on by default, except mask, radar and health', () => {
    expect(DASHBOARD_TABS.filter((tab) => !isOn(tab, DEFAULT_SETTINGS))).toEqual([
      'mask',
      'radar',
      'dna',
    ]);
  });

  it('follow the settings', () => {
    expect(isOn('mask', { ...DEFAULT_SETTINGS, blurFirst: true })).toBe(true);
    expect(isOn('radar', { ...DEFAULT_SETTINGS, nearbyRadar: true })).toBe(true);
    expect(isOn('dna', { ...DEFAULT_SETTINGS, health: true })).toBe(true);
  });

  it.each([
    ['#groups', 'groups'],
    ['#dna', 'dna'],
    ['', 'forecast'],
    ['#', 'forecast'],
    ['#constructor', 'forecast'],
    ['#Groups', 'forecast'],
  ])('the fragment %j opens %s', (hash, tab) => {
    expect(tabFromHash(hash)).toBe(tab);
  });
});
