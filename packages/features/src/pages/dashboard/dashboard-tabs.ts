import type { Settings } from '../../persistence/settings';

/** The ten tabs in their order, by the name that the address carries after its # (DASH-1). */
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

/** The tab that the fragment of an address names, the first for anything else. */
export const tabOfHash = (hash: string): DashboardTab =>
  DASHBOARD_TABS.find((tab) => `#${tab}` === hash) ?? 'forecast';

/** The switch behind a tab, where it has one; the others are always on (DASH-1). */
export const TAB_SWITCHES = {
  mask: 'blurFirst',
  radar: 'nearbyRadar',
  dna: 'health',
} as const satisfies Partial<Record<DashboardTab, keyof Settings>>;

const hasSwitch = (tab: DashboardTab): tab is keyof typeof TAB_SWITCHES =>
  Object.hasOwn(TAB_SWITCHES, tab);

/** Whether what a tab is about is on. */
export const isOn = (tab: DashboardTab, settings: Settings): boolean =>
  hasSwitch(tab) ? settings[TAB_SWITCHES[tab]] : true;
