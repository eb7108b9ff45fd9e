// Prerenders the built application into one HTML file per route, so that the content appears before any script.
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { pathsToKeep } from './build-worker.mjs';
import { cacheControl, securityHeaders, WORKER_PATHS } from './security-headers.mjs';
import { sitemap } from './sitemap.mjs';

const SITE = fileURLToPath(new URL('.', import.meta.url));
const DIST = join(SITE, 'dist');
const SCRIPT_TAGS = /\s*(?:<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>)/g;
const HEAD_TAGS =
  /<title>[\s\S]*?<\/title>|<meta (?:name="description"|property="og:title")[^>]*?\/?>|<link rel="preload"[^>]*?\/?>/g;

/** @typedef {Record<string, { file: string, name?: string, imports?: string[], dynamicImports?: string[], css?: string[], assets?: string[] }>} Manifest */

/**
 * Returns the scripts of a page's chunk and its imports, which are fetched along with the application.
 * @param {Manifest} manifest @param {string} entry @param {Set<string>} [found]
 * @returns {Set<string>}
 */
const filesOf = (manifest, entry, found = new Set()) => {
  const chunk = manifest[entry];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  chunk.imports?.forEach((next) => filesOf(manifest, next, found));
  return found;
};

/**
 * Preloads the style sheet before `boot.js`. The browser's preload scanner stops at the policy in the page, so it
 * would be requested only after `boot.js` has run.
 * @param {string} html
 */
const withStylesPreloaded = (html) => {
  const [styles] = html.match(/<link rel="stylesheet"[^>]*>/) ?? [];
  if (!styles) throw new Error('The page has no style sheet.');
  const preload = styles.replace('"stylesheet"', '"preload" as="style"');
  return html.replace('<!--styles-->', () => preload);
};

/**
 * Moves the application's files into a template, from which `boot.js` fetches them after the first paint: the
 * entry before the files it imports.
 * @param {string} html
 */
const withScriptsAside = (html) => {
  const tags = (html.match(SCRIPT_TAGS) ?? []).map((tag) => tag.trim());
  const isEntry = (/** @type {string} */ tag) => tag.startsWith('<script');
  const files = [...tags.filter(isEntry), ...tags.filter((tag) => !isEntry(tag))];
  const template = `  <template id="scripts">${files.join('')}</template>\n  </head>`;
  return html.replaceAll(SCRIPT_TAGS, '').replace('</head>', () => template);
};

/**
 * Fills the template of a page that has no application, only `boot.js` and the styles.
 * @param {string} page @param {string} mark @param {{ title: string, exitUrl: string, markup: string }} content
 */
const withoutApplication = (page, mark, { title, exitUrl, markup }) =>
  page
    .replaceAll(SCRIPT_TAGS, '')
    .replace('__EXIT_URL__', exitUrl)
    .replace(
      '<!--head-->',
      () => `<title>${title}</title>\n    <meta name="robots" content="noindex">`,
    )
    .replace('<div id="root"></div>', () => `${mark}>${markup}</div>`)
    .replaceAll(/\s*<!--(?!visit-cost)[\w-]+-->/g, '');

/**
 * Returns a manifest that only names the site's icon on the home screen: with `display: browser` no browser offers to install it.
 * @param {string} name @param {string} label
 */
const manifestOf = (name, label) =>
  JSON.stringify({
    name: label,
    short_name: label,
    start_url: './',
    display: 'browser',
    icons: [192, 512].map((size) => ({
      src: `/home-screen/${name}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });

/** @param {string} path */
const fileFor = (path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Returns the manifest key of a page's chunk: each page's folder is named after its path.
 * @param {Manifest} manifest @param {string} path
 */
const chunkOf = (manifest, path) => {
  const folder = path === '/' ? 'home' : path.slice(1);
  const name = `${folder.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())}Page`;
  const keys = Object.keys(manifest).filter((key) => manifest[key]?.name === name);
  if (keys.length !== 1)
    throw new Error(`${path}: the manifest has ${keys.length} chunks named ${name}.`);
  return String(keys[0]);
};

/** Returns the folder of a language's pages in the output folder. @param {string} language */
export const folderOf = (language) => (language === 'en' ? '' : language);

/** Imports the application as it was built to be prerendered. @param {string} language */
const serverOf = (language) =>
  import(pathToFileURL(join(SITE, 'dist-server', folderOf(language), 'entry-server.js')).href);

/**
 * @param {string} language
 * @returns {Promise<{ written: string[], kept: string[] }>} The files written, relative to the output folder, and the paths of
 * what the visitor's switch keeps on the device.
 */
export const prerender = async (language) => {
  const server = await serverOf(language);
  const folder = folderOf(language);
  const frame = Object.entries(server.renderFrame());
  const page = withStylesPreloaded(await readFile(join(DIST, folder, 'index.html'), 'utf8'));
  const template = frame.reduce(
    (html, [placeholder, markup]) => html.replace(placeholder, () => markup),
    page,
  );
  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(join(DIST, folder, '.vite', 'manifest.json'), 'utf8'));
  const shared = filesOf(manifest, 'index.html');
  const robots = server.SIGNED.includes(language) ? [] : ['<meta name="robots" content="noindex">'];

  /** @param {string} path @param {string} name @param {string} marker */
  const write = async (path, name, marker) => {
    const file = join(folder, name);
    const markup = await server.renderPath(path);
    const head = markup.match(HEAD_TAGS) ?? [];
    if (!head.some((/** @type {string} */ tag) => tag.startsWith('<title>')))
      throw new Error(`${path} has no title.`);
    const entry = marker === '' ? '' : chunkOf(manifest, path);
    const preloads = [...filesOf(manifest, entry)]
      .filter((script) => !shared.has(script))
      .map((script) => `<link rel="modulepreload" href="/${script}">`);
    const html = withScriptsAside(
      template.replace('<!--head-->', [...head, ...robots, ...preloads].join('\n    ')),
    ).replace(
      '<div id="root"></div>',
      `${server.markOf(marker)}>${markup.replace(HEAD_TAGS, '')}</div>`,
    );
    await mkdir(dirname(join(DIST, file)), { recursive: true });
    await writeFile(join(DIST, file), html);
    return file;
  };

  const written = [];
  for (const path of server.ALL_PATHS)
    written.push(await write(path, fileFor(path), `${server.BASE_PATH}${path}`));
  // The host sends this page with status 404 for every unknown URL; no URL matches the marker, so it's rendered again on the client.
  written.push(await write('/404', '404.html', ''));

  const offline = join(folder, 'offline.html');
  const mark = server.markOf(`${server.BASE_PATH}/offline`);
  await writeFile(join(DIST, offline), withoutApplication(page, mark, server.renderNoConnection()));
  written.push(offline);
  for (const [name, label] of Object.entries(server.homeScreenNames))
    await writeFile(join(DIST, folder, `${name}.webmanifest`), manifestOf(name, label));

  await rm(join(DIST, folder, '.vite'), { recursive: true });
  const kept = pathsToKeep(DIST, {
    base: server.BASE_PATH,
    pages: [...server.KEPT_PATHS, '/offline'],
    manifest,
    entries: server.KEPT_PATHS.map((/** @type {string} */ path) => chunkOf(manifest, path)),
  });
  return { written, kept };
};

/**
 * Writes the files that hosts and search engines read.
 * @param {readonly string[]} languages @param {{ demo?: boolean }} [options]
 */
export const writeHostFiles = async (languages, { demo = false } = {}) => {
  const { ALL_PATHS, SIGNED, siteUrl } = await serverOf('en');
  const headersAt = (/** @type {string} */ path) => ({
    ...securityHeaders({ demo, path }),
    'Cache-Control': cacheControl(path),
  });
  const common = new Map(Object.entries(headersAt('/')));
  /** A rule of a path removes a common header before it sets its own. @param {string} pattern @param {string} path */
  const rule = (pattern, path) =>
    Object.entries(headersAt(path))
      .filter(([name, value]) => common.get(name) !== value)
      .reduce((text, [name, value]) => `${text}  ! ${name}\n  ${name}: ${value}\n`, `${pattern}\n`);
  const pages = languages.flatMap((language) =>
    WORKER_PATHS.map((path) => (language === 'en' ? path : `/${language}${path}`)),
  );
  await writeFile(
    join(DIST, '_headers'),
    [
      `/*\n${[...common].map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
      rule('/assets/*', '/assets/'),
      ...(demo ? [] : [...pages, '/sw.js'].map((path) => rule(path, path))),
    ].join('\n'),
  );
  // Netlify needs the exclamation mark, because the file exists; Cloudflare redirects such URLs by itself.
  await writeFile(
    join(DIST, '_redirects'),
    languages
      .flatMap((language) => {
        const base = language === 'en' ? '' : `/${language}`;
        const pages = ALL_PATHS.map(
          (/** @type {string} */ path) => `${base}/${fileFor(path)} ${base}${path} 301!\n`,
        );
        // The host's own page is the English one.
        return base === '' ? pages : [...pages, `${base}/* ${base}/404.html 404\n`];
      })
      .join(''),
  );
  await writeFile(
    join(DIST, 'sitemap.xml'),
    sitemap(
      siteUrl,
      ALL_PATHS,
      languages.filter((language) => SIGNED.includes(language)),
    ),
  );
  await appendFile(join(DIST, 'robots.txt'), `\nSitemap: ${siteUrl}/sitemap.xml\n`);
};
