/** Ages in years: the minimum age, and the limits of both age sliders (REG-3). */
export const AGE = {
  minimum: 18,
  filterMin: 18,
  filterMax: 60,
  filterStep: 1,
  calendarYears: 100,
} as const;

/** The limits of the middle height band in centimetres, inclusive (BROWSE-3). */
export const HEIGHT = { middleFrom: 160, middleTo: 180 } as const;

/** The number of steps in the registration wizard (REG-1). */
export const WIZARD = { steps: 6 } as const;

/** Scroll distance in pixels after which the back-to-top button appears (SHELL-4). */
export const BACK_TO_TOP = { thresholdPx: 400 } as const;

/** Scroll distance in pixels after which the header counts as scrolled (SHELL-2). */
export const HEADER = { scrolledPx: 8 } as const;

/** The maximum number of breadcrumbs including Home, and of characters in a label (SHELL-3). */
export const BREADCRUMBS = { maxEntries: 8, maxLabel: 60 } as const;

/** The visible share at which a section fades in, for the home steps and for other pages (SHELL-5). */
export const REVEAL = { steps: 0.2, pages: 0.12 } as const;

/** The size of the share window, in pixels (CARD-2). */
export const SHARE_WINDOW = { widthPx: 600, heightPx: 600 } as const;

/** Data cache: times in milliseconds and number of retries (CHAT-5). */
export const DATA_CACHE = {
  collectAfterMs: 300_000,
  retries: 3,
  firstRetryMs: 1000,
  retryFactor: 2,
  maxRetryMs: 30_000,
} as const;

/** The assistant's timeout in milliseconds, maximum response in bytes, and characters of a reply shown at once. */
export const CHAT = {
  timeoutMs: 30_000,
  maxAnswerBytes: 8_388_608,
  shownCharacters: 4000,
} as const;

/**
 * Saved searches: how many can be saved, the maximum after an import or a merge with another tab, and the maximum query
 * length in characters (BROWSE-8).
 */
export const SEARCHES = { most: 20, maxStored: 200, maxQuery: 4000 } as const;

/** The maximum number of comments on a card (CARD-3). */
export const COMMENTS = { most: 50 } as const;

/**
 * Limits for reading the browser's storage: characters of a text, nesting depth, entries of a list. Hidden people and
 * those saved for later each add a CSS rule to every page, so only the newest are kept.
 */
export const STORED = { maxCharacters: 5_242_880, maxDepth: 16, maxEntries: 20_000 } as const;
