/**
 * The beginning of the root element's tag, which names the page's path; the build writes it into each page. It must not
 * change, because the workers of earlier deployments look for it.
 */
export const markOf = (path: string): string => `<div id="root" data-path="${path}"`;

/**
 * Whether a document is our page of a path, and whole. A network's sign-in page, a host's error page or another page of the
 * site in its place isn't; a newer version of the page is.
 */
export const isPageOf = (html: string, path: string): boolean =>
  html.includes(markOf(path)) && html.includes('</html>');
