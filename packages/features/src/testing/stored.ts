/** Storybook's own keys on the same origin. */
const OF_STORYBOOK = /^@?storybook|^lastViewedStoryIds$/i;

const entries = (storage: Storage) =>
  Object.entries(storage).filter(([key]) => !OF_STORYBOOK.test(key));

export const storedKeys = (storage: Storage): string[] => entries(storage).map(([key]) => key);

export const storedTexts = (): string =>
  JSON.stringify([localStorage, sessionStorage].map(entries));
