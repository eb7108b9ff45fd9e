import { online } from './connection';
import { useStore } from './use-store';

/** Whether the browser is online. */
export function useOnline(): boolean {
  return useStore<boolean>(online);
}
