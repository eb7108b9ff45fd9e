import { online } from './connection';
import { useStore } from './use-store';

/** True while the browser has a network. */
export function useOnline(): boolean {
  return useStore<boolean>(online);
}
