import { online } from './connection';
import { useStore } from './use-store';

export function useOnline(): boolean {
  return useStore<boolean>(online);
}
