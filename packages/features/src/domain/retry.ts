import { DATA_CACHE } from './constants';

/** Returns the delay before retry `attempt` (from 0) in milliseconds: 1 s, doubling, at most 30 s (CHAT-5). */
export function retryDelay(attempt: number): number {
  return Math.min(
    DATA_CACHE.firstRetryMs * DATA_CACHE.retryFactor ** Math.max(0, attempt),
    DATA_CACHE.maxRetryMs,
  );
}
