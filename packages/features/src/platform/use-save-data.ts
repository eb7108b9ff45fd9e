import { saveData } from './media';
import { useStore } from './use-store';

/** True when the visitor asked to save data; false while pages are rendered ahead of time. */
export function useSaveData(): boolean {
  return useStore(saveData);
}
