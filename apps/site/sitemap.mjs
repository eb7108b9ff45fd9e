/**
 * Returns the sitemap: each page in each language, with its translations.
 * @param {string} origin @param {readonly string[]} paths
 * @param {readonly string[]} languages Those that search engines may index.
 */
export const sitemap = (origin, paths, languages) => {
  /** @param {string} path @param {string} language */
  const urlOf = (path, language) => `${origin}${language === 'en' ? '' : `/${language}`}${path}`;
  const urls = paths.flatMap((path) => {
    const alternates = languages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${urlOf(path, language)}"/>`,
    );
    return languages.map(
      (language) =>
        `<url><loc>${urlOf(path, language)}</loc>${languages.length > 1 ? alternates.join('') : ''}</url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
};
