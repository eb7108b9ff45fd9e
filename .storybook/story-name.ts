/**
 * The name of a story as its readers see it: "Long words", for Storybook makes "Long Words" of its export. A proper noun
 * after the first word loses its capital too: no story has one.
 */
export const storyName = (name: string): string =>
  name.replace(/(?<=\s)[A-Z](?=[a-z]*(?:\s|$))/g, (letter) => letter.toLowerCase());
