import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { ESTree } from 'rolldown/utils';
import MagicString from 'magic-string';
import { compile } from 'tailwindcss';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
const TAILWIND = createRequire(import.meta.url).resolve('tailwindcss/index.css');

/** Returns the folder of a module's component: `button` for `components/button/Button.js`. */
export const folderOf = (path: string) => /components\/([\w-]+)\//.exec(path)?.[1];

/** Returns the class prefix of a component, which avoids collisions with the consumer's own Tailwind classes. */
export const prefixOf = (folder: string) => `iru-${folder}-`;

/** Classes without a rule of their own; other classes refer to them. */
const MARKER = /^(group|peer)(\/[\w-]+)?$/;

/** The classes that a style sheet selects. */
const classesIn = (css: string) =>
  [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)(?=[^;}]*\{)/g)].map(
    ([, name = '']) => name,
  );

/** Returns whether a word is a class of Tailwind, with the tokens and utilities of the library, or of its style sheets. */
const createClassTest = async () => {
  const known = new Map<string, boolean>();
  const compiler = await compile("@import 'tailwindcss' source(none); @import './styles.css';", {
    base: SOURCE,
    loadStylesheet: (id, base) => {
      const path = id === 'tailwindcss' ? TAILWIND : join(base, id);
      const content = readFileSync(path, 'utf8');
      if (path !== TAILWIND) for (const name of classesIn(content)) known.set(name, true);
      return Promise.resolve({ path, base: dirname(path), content });
    },
  });
  let css = compiler.build([]);
  return (word: string): boolean => {
    let isClass = known.get(word);
    if (isClass === undefined) {
      const before = css;
      css = compiler.build([word]);
      isClass = MARKER.test(word) || css !== before;
      known.set(word, isClass);
    }
    return isClass;
  };
};

type Node = ESTree.Node & { readonly start: number; readonly end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** A compared value or a variant name is never a class list, even if it looks like one. */
const skips = (node: Node, key: string) =>
  (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator)) ||
  (node.type === 'Property' &&
    (key === 'key' || (node.key.type === 'Identifier' && node.key.name === 'defaultVariants'))) ||
  node.type === 'ImportDeclaration';

const startsClassList = (node: Node) =>
  (node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    /^(clsx|cva)$/.test(node.callee.name)) ||
  (node.type === 'Property' &&
    node.key.type === 'Identifier' &&
    /^(className|\w+ClassName)$/.test(node.key.name));

/** Calls `visit` for every string in a module, with whether it's in a class list. */
const visitStrings = (
  node: Node,
  visit: (node: Node, isClassList: boolean) => void,
  isClassList = false,
): void => {
  if (
    (node.type === 'Literal' && typeof node.value === 'string') ||
    node.type === 'TemplateElement'
  )
    visit(node, isClassList);
  const inside = isClassList || startsClassList(node);
  for (const [key, value] of Object.entries(node)) {
    if (skips(node, key)) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) visitStrings(child, visit, inside);
  }
};

/**
 * Prefixes the Tailwind classes in each component's modules, and collects them for its style sheet. A word that could mean
 * something else, such as `hidden`, counts as a class only inside `className`, `clsx` or `cva`.
 */
export const classNames = (classes: Map<string, Set<string>>): Plugin => {
  const classTest = createClassTest();
  return {
    name: 'iru:class-names',
    async renderChunk(code, chunk) {
      const folder = folderOf(chunk.fileName);
      if (!folder) return null;
      const isClass = await classTest;
      const own = classes.get(folder) ?? new Set();
      classes.set(folder, own);
      const text = new MagicString(code);
      visitStrings(this.parse(code) as Node, ({ start, end }, isClassList) => {
        const raw = code.slice(start, end);
        const words = [...raw.matchAll(/[^\s'"`]+/g)];
        if (words.length === 0 || !words.every(([word]) => isClass(word))) return;
        if (!isClassList && words.length === 1 && /^[a-z]+$/.test(words[0]?.[0] ?? '')) return;
        for (const { 0: word, index } of words) {
          own.add(word);
          text.appendLeft(start + index, prefixOf(folder));
        }
      });
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap() } : null;
    },
  };
};
