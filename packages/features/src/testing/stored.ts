/** Storybook's own keys on the same origin. */
const OF_STORYBOOK = /^@?storybook|^lastViewedStoryIds$/i;

const entries = (storage: Storage) =>
  Object.entries(storage).filter(([key]) => !OF_STORYBOOK.test(key));

/** Returns the site's own keys of a storage. */
export const storedKeys = (storage: Storage): string[] => entries(storage).map(([key]) => key);

/** Returns everything the site has stored in both storages, as one text. */
export const storedTexts = (): string =>
  JSON.stringify([localStorage, sessionStorage].map(entries));
