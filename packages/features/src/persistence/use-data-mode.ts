import { saveData, slowLink } from '../platform/media';
import { useStore } from '../platform/use-store';
import { type DataMode, dataModeStore } from './data-mode';

/** Returns the data mode and whether to save data: by choice, by the browser's setting, or because of a slow connection. */
export function useDataMode(): { mode: DataMode; isAskedFor: boolean; savesData: boolean } {
  const mode = useStore(dataModeStore);
  const isSaving = useStore(saveData);
  const isSlow = useStore(slowLink);
  const isAskedFor = isSaving || isSlow;
  return { mode, isAskedFor, savesData: mode === 'low' || isAskedFor };
}
