// Where the product uses each token. Tailwind itself says which custom properties a class reads, so that a new kind of class
// needs no entry here.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import { Scanner } from '@tailwindcss/oxide';

import { loadTailwind } from './tailwind.mjs';

const FOLDERS = ['packages/ui/src', 'packages/features/src', 'apps/site/src'];

/** What a visitor is never sent, and what only describes: a class of `utilities.css` is counted where it stands. */
const NO_USE = /\.(stories|test)\.tsx?$|\/(testing|mocks)\/|\/tokens\/(?:utilities\.css|.*\.ts)$/;

/** A class that reads a token has more than one word, but for the one that names no property. */
const MAY_READ = /[-:]|^transition$/;

/** @typedef {{ text: string, path: string }} File */
/** @typedef {Map<string, Map<string, number>>} Uses By custom property: the files, and how often each uses it. */

/** The sources of the product. @param {string} root @returns {File[]} */
export const productFiles = (root) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      `${folder}/${name}`.replaceAll('\\', '/'),
    ),
  )
    .filter((path) => /\.(tsx?|mdx|css)$/.test(path) && !NO_USE.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The custom properties that a style sheet reads. @param {string} css */
const readBy = (css) =>
  [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) =>
    name.replace(/(?<=\w)--line-height$/, ''),
  );

/** The widths of its media queries, as in `(width >= 30rem)`. @param {string} css */
const widthsOf = (css) =>
  [...css.matchAll(/\bwidth (?:>=|<) ([\d.]+rem)\)/g)].map(([, width = '']) => width);

/**
 * Counts the uses of each token, and names what the classes in use read of Tailwind's own theme instead of ours.
 * @param {readonly import('../../packages/ui/src/tokens/read-tokens').TokenGroup[]} groups @param {readonly File[]} files
 * @returns {Promise<{ uses: Uses, foreign: string[] }>}
 */
export const tokenUses = async (groups, files) => {
  const { design } = await loadTailwind();
  const scanner = new Scanner({});
  const tokens = groups.flatMap((group) => group.tokens);
  const uses = /** @type {Uses} */ (new Map(tokens.map(({ name }) => [name, new Map()])));
  /** A media query names the width of a breakpoint, not the breakpoint. @type {Map<string, string>} */
  const byWidth = new Map(
    tokens.flatMap((token) =>
      token.$type === 'dimension' && token.path.startsWith('breakpoint.')
        ? [[`${token.$value.value}${token.$value.unit}`, token.name]]
        : [],
    ),
  );
  /** @type {Map<string, string[]>} */
  const read = new Map();
  const foreign = new Set();

  /** @param {string} css */
  const tokensIn = (css) => [
    ...new Set([...readBy(css), ...widthsOf(css).map((width) => byWidth.get(width) ?? width)]),
  ];
  /** @param {readonly string[]} classes */
  const learn = (classes) => {
    const unknown = [...new Set(classes)].filter((each) => MAY_READ.test(each) && !read.has(each));
    for (const [at, css] of design.candidatesToCss(unknown).entries())
      read.set(unknown[at] ?? '', css ? tokensIn(css) : []);
  };

  for (const { path, text } of files) {
    /** @param {string} name */
    const count = (name) => {
      const places = uses.get(name);
      if (places) places.set(path, (places.get(path) ?? 0) + 1);
      else if (design.theme.get([/** @type {`--${string}`} */ (name)]) !== null) foreign.add(name);
    };
    const extension = extname(path).slice(1);
    const classes =
      extension === 'css' ? [] : scanner.getCandidatesWithPositions({ content: text, extension });
    learn(classes.map(({ candidate }) => candidate));
    // What stands outside of a class is read by itself: `var(--gutter)` in a style, a width in a media query.
    let rest = text;
    for (const { candidate } of classes) {
      const names = read.get(candidate) ?? [];
      names.forEach(count);
      if (names.length > 0) rest = rest.replace(candidate, '');
    }
    [
      ...readBy(rest),
      ...(extension === 'css' ? widthsOf(rest).map((width) => byWidth.get(width) ?? '') : []),
    ].forEach(count);
  }
  return { uses, foreign: [...foreign] };
};
