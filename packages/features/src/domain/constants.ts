/** Ages in years: who may join, and the ends of the two age sliders (REG-3). */
export const AGE = {
  minimum: 18,
  filterMin: 18,
  filterMax: 60,
  filterStep: 1,
  calendarYears: 100,
} as const;

/** Ends of the middle height band in centimetres, both included (BROWSE-3). */
export const HEIGHT = { middleFrom: 160, middleTo: 180 } as const;

/** Number of steps of the registration wizard (REG-1). */
export const WIZARD = { steps: 6 } as const;

/** Scroll distance in pixels after which the back-to-top button appears (SHELL-4). */
export const BACK_TO_TOP = { thresholdPx: 400 } as const;

/** Scroll distance in pixels after which the header counts as scrolled (SHELL-2). */
export const HEADER = { scrolledPx: 8 } as const;

/** Longest trail with Home included, and longest label in characters (SHELL-3). */
export const BREADCRUMBS = { maxEntries: 8, maxLabel: 60 } as const;

/** Visible share at which a section fades in: home steps (SHELL-5) and other pages (SHELL-5). */
export const REVEAL = { steps: 0.2, pages: 0.12 } as const;

/** Size of the window that a share link opens, in pixels (CARD-2). */
export const SHARE_WINDOW = { widthPx: 600, heightPx: 600 } as const;

/** Data cache: times in milliseconds and number of retries (CHAT-5). */
export const DATA_CACHE = {
  collectAfterMs: 300_000,
  retries: 3,
  firstRetryMs: 1000,
  retryFactor: 2,
  maxRetryMs: 30_000,
} as const;

/** Assistant: longest wait in milliseconds, largest answer in bytes, shown part of a reply in characters. */
export const CHAT = {
  timeoutMs: 30_000,
  maxAnswerBytes: 8_388_608,
  shownCharacters: 4000,
} as const;

/**
 * Saved searches: how many can be saved, how many stand at most where a file or another tab brings more, and the longest
 * query in characters (BROWSE-8).
 */
export const SEARCHES = { most: 20, maxStored: 200, maxQuery: 4000 } as const;

/** Comments on a card: how many stand on one (CARD-3). */
export const COMMENTS = { most: 50 } as const;

/**
 * What is read of the browser's storage: characters of a text, brackets open at once, entries of a list. Hidden people
 * and those put aside cost each page a rule of their own, so that of them only the newest stand.
 */
export const STORED = { maxCharacters: 5_242_880, maxDepth: 16, maxEntries: 20_000 } as const;
