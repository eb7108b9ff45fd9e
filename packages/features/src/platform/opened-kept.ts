/** Whether the worker opened this page from what is kept, because the site couldn't be reached; never changes. */
export const openedKept = {
  empty: false,
  get: (): boolean => document.getElementById('root')?.dataset['kept'] !== undefined,
  subscribe: () => () => undefined,
} as const;
