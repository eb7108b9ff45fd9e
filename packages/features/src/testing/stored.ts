/** What Storybook keeps of its reader on the same origin. */
const OF_STORYBOOK = /^@?storybook|^lastViewedStoryIds$/i;

const entries = (storage: Storage) =>
  Object.entries(storage).filter(([key]) => !OF_STORYBOOK.test(key));

/** The keys of a storage that are the site's. */
export const storedKeys = (storage: Storage): string[] => entries(storage).map(([key]) => key);

/** Everything that both storages hold of the site, as one text. */
export const storedTexts = (): string =>
  JSON.stringify([localStorage, sessionStorage].map(entries));
