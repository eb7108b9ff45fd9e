import { saveData, slowLink } from '../platform/media';
import { useStore } from '../platform/use-store';
import { type DataMode, dataModeStore } from './data-mode';

/** The chosen data mode, and whether little is to be fetched: chosen here, asked for by the browser, or forced by a slow link. */
export function useDataMode(): { mode: DataMode; isAskedFor: boolean; savesData: boolean } {
  const mode = useStore(dataModeStore);
  const isSaving = useStore(saveData);
  const isSlow = useStore(slowLink);
  const isAskedFor = isSaving || isSlow;
  return { mode, isAskedFor, savesData: mode === 'low' || isAskedFor };
}
