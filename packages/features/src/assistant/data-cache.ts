import { QueryClient } from '@tanstack/query-core';

import { DATA_CACHE } from '../domain/constants';
import { retryDelay } from '../domain/retry';

export class DataError extends Error {
  override name = 'DataError';

  constructor(
    message: string,
    readonly retryable: boolean,
  ) {
    super(message);
  }
}

/** The data cache: five minutes, three retries, one second doubling to thirty (CHAT-5). */
export const createDataCache = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: DATA_CACHE.collectAfterMs,
        staleTime: DATA_CACHE.collectAfterMs,
        retry: (failures, error) =>
          failures < DATA_CACHE.retries && error instanceof DataError && error.retryable,
        retryDelay,
        networkMode: 'always',
      },
    },
  });
