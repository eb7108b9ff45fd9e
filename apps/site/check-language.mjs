// Checks that the pages of a language are in it: a module that is not found, or not replaced, would be English without an error.

/** What names a page to search engines and in the list of tabs; some words are the same in two languages, never both. */
const HEAD = /<title>[^<]*<\/title>|<meta name="description"[^>]*>/g;
const LINK = /<a\s[^>]*?href="(\/[^"]*)"[^>]*>/g;

/**
 * Returns what is wrong with a page of a language other than English.
 * @param {string} language @param {string} html
 * @param {string} english The same page in English.
 * @returns {string[]}
 */
export const languageFaults = (language, html, english) => {
  const base = `/${language}/`;
  const strays = [...html.matchAll(LINK)]
    .filter(([link, path]) => !path?.startsWith(base) && !/\shreflang=/i.test(link))
    .map(([, path]) => path);
  return [
    ...(html.includes(`<html lang="${language}"`) ? [] : [`has no lang="${language}"`]),
    ...(html.match(HEAD)?.join() === english.match(HEAD)?.join()
      ? ['has the title and description of the English page']
      : []),
    ...(strays.length > 0 ? [`links to pages in English: ${[...new Set(strays)].join(' ')}`] : []),
  ];
};
