// Turns a document of `content/` (MDX with front matter) into a module: `?prose` holds the text, `?meta` the front matter alone.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { compile } from '@mdx-js/mdx';
import Slugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { SKIP, visit } from 'unist-util-visit';
import { parse } from 'yaml';

import { toPosix } from './paths.mjs';

const PROSE = /\.mdx\?(?:.*&)?(prose|meta)\b/;

/**
 * @typedef {{ id: string, depth: 2 | 3, text: string }} OutlineEntry
 * @typedef {{ id: string, heading: string, text: string }} ProseSection
 * @typedef {{ meta: Record<string, unknown>, outline: OutlineEntry[], sections: ProseSection[] }} Collected
 */

/** The separator of the cells of a table in its plain text, which an excerpt shows. */
const BETWEEN_CELLS = ' · ';

/** The words of a part in one line. @param {import('mdast').Nodes} part */
const plain = (part) => toString(part).replace(/\s+/g, ' ').trim();

/** The number of words of a text. @param {string} text */
const countWords = (text) => text.replaceAll(BETWEEN_CELLS, ' ').trim().split(/\s+/).length;

/**
 * Gives each h2 and h3 its id and collects the outline, the sections' plain text and the front matter.
 * @param {Collected} into @param {readonly OutlineEntry[] | undefined} english The outline of the English document, whose
 * ids a translation keeps, so that a link leads to the same heading in each language.
 */
const collect = (into, english) => () => (/** @type {import('mdast').Root} */ tree) => {
  const slugger = new Slugger();
  for (const node of tree.children) {
    if (node.type === 'yaml') {
      into.meta = { .../** @type {Record<string, unknown>} */ (parse(node.value)) };
    } else if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
      const text = toString(node);
      const id =
        english === undefined ? slugger.slug(text) : (english[into.outline.length]?.id ?? '');
      node.data = { ...node.data, hProperties: { id } };
      into.outline.push({ id, depth: node.depth, text });
      into.sections.push({ id, heading: text, text: '' });
    } else {
      if (into.sections.length === 0) into.sections.push({ id: '', heading: '', text: '' });
      const section = into.sections.at(-1);
      /** @type {string[]} */
      const blocks = [];
      visit(node, (part) => {
        if (part.type === 'table') {
          const cells = part.children.flatMap((row) => row.children.map((cell) => plain(cell)));
          blocks.push(cells.filter(Boolean).join(BETWEEN_CELLS));
          return SKIP;
        }
        // An element alone on its line contains its text directly, without a paragraph.
        const bare =
          part.type === 'mdxJsxFlowElement' &&
          part.children.some(({ type }) => /^(text|strong|link)$/.test(type));
        if (part.type !== 'paragraph' && !bare) return undefined;
        blocks.push(plain(part));
        return undefined;
      });
      if (section) section.text = [section.text, ...blocks].filter(Boolean).join(' ');
    }
  }
};

/** A range of numbers, such as "5-7". */
const RANGE = /(\d+[-–]\d+)/;

/** @param {string} value @returns {import('hast').Text} */
const textNode = (value) => ({ type: 'text', value });

/** @param {string} range @returns {import('hast').Element} */
const unbroken = (range) => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['whitespace-nowrap'] },
  children: [textNode(range)],
});

/** Keeps each range of numbers on one line; leaves code unchanged. */
const keepRanges = () => (/** @type {import('hast').Root} */ tree) => {
  visit(tree, (node, at, parent) => {
    if (node.type === 'element' && node.tagName === 'code') return SKIP;
    if (node.type !== 'text' || at === undefined || !parent) return undefined;
    const parts = node.value.split(RANGE).filter(Boolean);
    parent.children.splice(
      at,
      1,
      ...parts.map((part) => (RANGE.test(part) ? unbroken(part) : textNode(part))),
    );
    return at + parts.length;
  });
};

/** @param {readonly OutlineEntry[]} outline */
const depthsOf = (outline) => outline.map(({ depth }) => depth).join(' ');

/**
 * Reads one document: its compiled module, front matter, outline and sections.
 * @param {string} source @param {string} file
 * @param {readonly OutlineEntry[]} [english] The outline of the English document that this one translates.
 * @throws {Error} If a translation has other headings.
 */
export const readProse = async (source, file, english) => {
  /** @type {Collected} */
  const found = { meta: {}, outline: [], sections: [] };
  const compiled = await compile(
    { value: source, path: file },
    {
      remarkPlugins: [remarkFrontmatter, remarkGfm, collect(found, english)],
      rehypePlugins: [keepRanges],
    },
  );
  if (english && depthsOf(found.outline) !== depthsOf(english))
    throw new Error(`${file} needs the same headings as the English document, in the same order.`);
  const words = found.sections.reduce(
    (sum, { heading, text }) => sum + countWords(`${heading} ${text}`),
    0,
  );
  const meta = { ...found.meta, slug: basename(file, '.mdx'), words };
  return { code: String(compiled), meta, outline: found.outline, sections: found.sections };
};

/** The Vite plugin; it leaves an `.mdx` without one of the two queries to others. @returns {import('vite').Plugin} */
export const prose = () => ({
  name: 'iru:prose',
  enforce: 'pre',
  async load(id) {
    const kind = PROSE.exec(id)?.[1];
    if (!kind) return null;
    const file = /** @type {string} */ (id.split('?')[0]);
    this.addWatchFile(file);
    const source = toPosix(file).replace(/(\/features\/src\/)locales\/\w+\//, '$1');
    const english =
      source === toPosix(file)
        ? undefined
        : await readProse(await readFile(source, 'utf8'), source);
    const { code, meta, outline, sections } = await readProse(
      await readFile(file, 'utf8'),
      file,
      english?.outline,
    );
    const exported = (/** @type {string} */ name, /** @type {unknown} */ value) =>
      `export const ${name} = ${JSON.stringify(value)};\n`;
    const head = exported('meta', meta);
    const words = exported('sections', sections);
    const modules = {
      meta: head,
      prose: `${code}\n${head}${exported('outline', outline)}${words}`,
    };
    return {
      code: modules[/** @type {keyof typeof modules} */ (kind)],
      map: null,
      moduleType: 'js',
    };
  },
});
