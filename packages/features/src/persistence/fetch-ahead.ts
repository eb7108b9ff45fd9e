import { saveData, slowLink } from '../platform/media';
import { dataModeStore } from './data-mode';

/** Whether to prefetch: not in low-data mode, on a slow connection or when the browser asks to save data (DATA-1). */
export const mayFetchAhead = (): boolean =>
  dataModeStore.get() !== 'low' && !saveData.get() && !slowLink.get();
