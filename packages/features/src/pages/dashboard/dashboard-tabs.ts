import type { Settings } from '../../persistence/settings';

/** The ten tabs in order, by their URL fragment (DASH-1). */
export const DASHBOARD_TABS = [
  'forecast',
  'mask',
  'emotions',
  'radar',
  'date',
  'dna',
  'timeline',
  'icebreaker',
  'culture',
  'groups',
] as const;

export type DashboardTab = (typeof DASHBOARD_TABS)[number];

/** Returns the tab in a URL fragment, or the first one if it’s unknown. */
export const tabFromHash = (hash: string): DashboardTab =>
  DASHBOARD_TABS.find((tab) => `#${tab}` === hash) ?? 'forecast';

/** The setting behind each tab that has a switch. The other tabs are always on (DASH-1). */
export const TAB_SWITCHES = {
  mask: 'blurFirst',
  radar: 'nearbyRadar',
  dna: 'health',
} as const satisfies Partial<Record<DashboardTab, keyof Settings>>;

const hasSwitch = (tab: DashboardTab): tab is keyof typeof TAB_SWITCHES =>
  Object.hasOwn(TAB_SWITCHES, tab);

export const isOn = (tab: DashboardTab, settings: Settings): boolean =>
  hasSwitch(tab) ? settings[TAB_SWITCHES[tab]] : true;
