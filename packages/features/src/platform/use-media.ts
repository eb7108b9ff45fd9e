import { prefersReducedMotion, saveData } from './media';
import { useStore } from './use-store';

/** True when the visitor asked for less motion; false while pages are rendered ahead of time. */
export function useReducedMotion(): boolean {
  return useStore(prefersReducedMotion);
}

/** True when the visitor asked to save data; false while pages are rendered ahead of time. */
export function useSaveData(): boolean {
  return useStore(saveData);
}
