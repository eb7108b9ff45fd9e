import { KEYS } from '../platform/keys';
import type { WriteOutcome } from '../platform/storage';
import { createChoice } from './choice';

/** How much data a visit may use: as the browser asks, everything, or no video, web fonts or prefetched pages. */
export const DATA_MODES = ['auto', 'full', 'low'] as const;
export type DataMode = (typeof DATA_MODES)[number];

const choice = createChoice(KEYS.dataMode, DATA_MODES, 'auto');

/** The chosen data mode, stored as the plain word. */
export const dataModeStore = choice.store;
export const dataModeItem = choice.item;

/** Sets how much data a visit may use on this device (DATA-1). */
export function setDataMode(mode: DataMode): WriteOutcome {
  return dataModeStore.update(() => mode);
}

/** Keeps `data-low-data` on the root element in sync with the choice, until the returned function is called. */
export function startDataMode(root: HTMLElement = document.documentElement): () => void {
  const apply = (): void => {
    if (dataModeStore.get() === 'low') root.dataset.lowData = '';
    else delete root.dataset.lowData;
  };
  const stop = dataModeStore.subscribe(apply);
  apply();
  return stop;
}
