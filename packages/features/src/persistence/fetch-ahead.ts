import { saveData, slowLink } from '../platform/media';
import { dataModeStore } from './data-mode';

/** Whether what may be wanted next is fetched before it is asked for: not in low-data mode, on a slow link or where the browser asks for little (DATA-1). */
export const mayFetchAhead = (): boolean =>
  dataModeStore.get() !== 'low' && !saveData.get() && !slowLink.get();
