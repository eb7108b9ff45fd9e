import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import browserslist from 'browserslist';
import { browserslistToTargets, type Selector, transform } from 'lightningcss';
import { compile } from 'tailwindcss';
import type { Plugin } from 'vite';

import { tokenGroups } from '../src/tokens/token-groups';
import { writeBothThemes, writeSizes } from '../src/tokens/write-tokens';
import { folderOf, prefixOf } from './class-names';

const require = createRequire(import.meta.url);

const targets = browserslistToTargets(browserslist(null, { path: import.meta.dirname }));

const tokenNames = new Set(
  tokenGroups.flatMap(({ tokens }) => tokens.flatMap(({ name }) => [name, `${name}--line-height`])),
);

/** Compiled, `:dir()` would become a list of languages; Tailwind's selectors have `[dir]` beside it. */
const isDirection = ([part]: Selector) => part?.type === 'pseudo-class' && part.kind === 'dir';

const prefixed = (selector: Selector, prefix: string): Selector =>
  selector.map((part) => {
    if (part.type === 'class') return { ...part, name: prefix + part.name };
    return 'selectors' in part && Array.isArray(part.selectors)
      ? ({
          ...part,
          selectors: (part.selectors as Selector[])
            .filter((each) => !isDirection(each))
            .map((each) => prefixed(each, prefix)),
        } as typeof part)
      : part;
  });

/** Tailwind's licence comment, one per compiled style sheet. */
const BANNER = /\/\*![^]*?\*\//;
const PROPERTIES = /@property (--[\w-]+)[^{]*\{[^}]*?(?:initial-value: ([^;]*);\s*)?\}/g;
const KEYFRAMES =
  /(@keyframes |animation(?:-name)?: ?|--animate-[\w-]+: ?)(?!none|var\()([a-z][\w-]*)/g;

/** Minifies a style sheet and prefixes our class names, custom properties and keyframes, to avoid collisions with the consumer's. */
const compress = (css: string, classPrefix = 'iru-', registered?: Set<string>) => {
  for (const [rule] of css.matchAll(PROPERTIES)) registered?.add(rule);
  return transform({
    filename: 'iru.css',
    code: Buffer.from(css.replace(BANNER, '').replace(KEYFRAMES, '$1iru-$2')),
    minify: true,
    targets,
    visitor: {
      DashedIdent: (name) =>
        tokenNames.has(name) || name.startsWith('--tw-') ? `--iru-${name.slice(2)}` : name,
      Selector: (selector) => prefixed(selector, classPrefix),
      Rule: {
        // Collected, because many sheets need the same.
        property: () => (registered ? [] : undefined),
        keyframes: ({ value }) =>
          css.split(String(value.name.value).replace('iru-', '')).length > 2 ? undefined : [],
        // The tokens are in their own sheet.
        'layer-block': ({ value }) => (value.name?.[0] === 'theme' ? [] : undefined),
        'layer-statement': () => [],
      },
    },
  }).code.toString();
};

/** A custom property that at least this many components read is registered in the base. */
const MIN_SHARED_BY = 4;

/** Registers custom properties; Firefox before 128 can't, so a rule for each element keeps them from being inherited. */
const registeredCss = (rules: readonly string[]) => {
  const initial = rules.map((rule) =>
    rule.replace(PROPERTIES, (_, name, value = 'initial') => `${name}:${value};`),
  );
  return `${rules.join('')}@supports (-moz-orient:inline) and (not (color:rgb(from red r g b))){*,::before,::after,::backdrop{${initial.join('')}}}`;
};

/** Layers put a component after the ones it's built from, whatever order their files are imported in. */
const LAYERS = `@layer ${['tokens', 'reset', 'base', 'l0', 'l1', 'l2', 'l3', 'l4'].map((name) => `iru.${name}`).join()};`;
const inLayer = (name: string, css: string) => (css ? `@layer iru.${name}{${css}}` : '');
const imports = (...names: readonly string[]) =>
  names.map((name) => `@import "./${name}.css";`).join('');

/** Both themes in one value. Compiled, `light-dark()` is resolved where it's declared: also on each part with a theme of its own. */
const tokensCss = (css: string) => {
  const all = writeBothThemes(tokenGroups);
  const used = new Set<string>();
  const collect = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      collect(all.find((line) => line.startsWith(`${name}:`)) ?? '');
    }
  };
  collect(css);
  const lines = all.filter((line) => used.has(line.split(':')[0] ?? ''));
  const isThemed = (line: string) => line.includes('light-dark(');
  return compress(
    `:root{color-scheme:light dark;${lines.filter((line) => !isThemed(line)).join('')}}
    [data-theme='light']{color-scheme:light}[data-theme='dark']{color-scheme:dark}
    :root,[data-theme]{${lines.filter(isThemed).join('')}}
    ${writeSizes(tokenGroups)}`,
  );
};

/** Follows the operating system, unless `data-theme` is set. */
const DARK = `@custom-variant dark {
  @media (prefers-color-scheme: dark) { &:where(:root:not([data-theme='light']) *) { @slot; } }
  &:where([data-theme='dark'], [data-theme='dark'] *) { @slot; }
}`;

const read = (path: string) => readFileSync(path, 'utf8');

/** Compiles classes with the tokens and utilities of the repository's style sheet. */
const tailwindIn = (source: string) => async (classes: Iterable<string>) =>
  (
    await compile(
      `@layer theme { @import './tokens/tokens.css'; } @layer theme { @import './tokens/keyframes.css'; }
      @import './tokens/utilities.css'; ${DARK} @tailwind utilities;`,
      {
        base: source,
        // None: every browser with light-dark() supports the rest too.
        polyfills: 0,
        loadStylesheet: (id, base) => {
          const path = join(base, id);
          return Promise.resolve({ path, base: dirname(path), content: read(path) });
        },
      },
    )
  ).build([...classes]);

/**
 * Writes `styles.css` with everything, one sheet per component, and separate sheets for tokens, reset and fonts. Consumers
 * import style sheets themselves, because not every bundler accepts CSS imports from a package.
 */
export const styles = (root: string, classes: ReadonlyMap<string, ReadonlySet<string>>): Plugin => {
  const source = join(root, 'src');
  const fromPackages = new Map<string, string>();
  return {
    name: 'iru:styles',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (!id.endsWith('.css')) return null;
      if (!id.startsWith('.')) fromPackages.set(folderOf(importer) ?? '', id);
      return { id: '\0style', moduleSideEffects: false };
    },
    load: (id) => (id === '\0style' ? '' : null),
    async generateBundle(_options, bundle) {
      const parts = new Map<string, Set<string>>();
      for (const chunk of Object.values(bundle)) {
        const folder = folderOf(chunk.fileName);
        if (chunk.type !== 'chunk' || !folder) continue;
        const own = parts.get(folder) ?? new Set();
        for (const part of chunk.imports.map(folderOf)) if (part && part !== folder) own.add(part);
        parts.set(folder, own);
      }
      const levelOf = (folder: string): number =>
        Math.max(-1, ...[...(parts.get(folder) ?? [])].map(levelOf)) + 1;

      const tailwind = tailwindIn(source);
      const sheets = new Map<string, string>();
      const registered = new Set<string>();
      for (const folder of [...parts.keys()].sort()) {
        const prefix = prefixOf(folder);
        const own = readdirSync(join(source, 'components', folder))
          .filter((name) => name.endsWith('.css'))
          .map((name) => read(join(source, 'components', folder, name)))
          .join('');
        const isLayered = own.includes('@layer');
        const library = fromPackages.get(folder);
        sheets.set(
          folder,
          inLayer(
            `l${levelOf(folder)}`,
            compress(
              `${isLayered ? own : ''}${await tailwind(classes.get(folder) ?? [])}`,
              prefix,
              registered,
            ),
          ) +
            // Another library's unlayered rules can only be overridden by unlayered ones.
            (library ? compress(read(require.resolve(library)), '') : '') +
            (isLayered ? '' : compress(own, prefix)),
        );
      }

      // The font files are subset to our own site; consumers need complete ones.
      const faces = read(join(source, 'tokens/fonts.css')).match(/@font-face \{[^}]*\}/g) ?? [];
      const fallbacks = faces.filter((face) => !face.includes('url('));
      const files: Record<string, string> = {};
      const readsFrom = (rule: string, css: string) =>
        css.split(/[(,)]/).includes(`--iru-${/--([\w-]+)/.exec(rule)?.[1]}`);
      const readersOf = (rule: string) =>
        [...sheets.values()].filter((css) => readsFrom(rule, css)).length;
      const shared = [...registered].filter((rule) => readersOf(rule) >= MIN_SHARED_BY);
      const everything = [...sheets.values()].join('');
      /** Registers what a sheet reads and the base doesn't have. */
      const register = (css: string) => {
        const rules = [...registered].filter(
          (rule) => !shared.includes(rule) && readsFrom(rule, css),
        );
        return rules.length > 0 ? inLayer('base', compress(registeredCss(rules))) : '';
      };
      const base = compress(read(join(root, 'build/base.css')) + registeredCss(shared));
      const reset = compress(read(join(root, 'build/reset.css')));
      const tokens = inLayer(
        'tokens',
        tokensCss([base, reset, everything].join('').replaceAll('--iru-', '--')),
      );
      files['fonts'] = compress(fallbacks.join(''));
      files['tokens'] = LAYERS + tokens;
      files['reset'] = LAYERS + imports('tokens') + inLayer('reset', reset);
      files['base'] = LAYERS + imports('tokens') + inLayer('base', base);
      files['styles'] = LAYERS + tokens + inLayer('base', base) + register(everything) + everything;
      for (const [folder, css] of sheets)
        files[folder] =
          LAYERS + imports('base', ...(parts.get(folder) ?? [])) + register(css) + css;
      for (const [name, text] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: `css/${name}.css`, source: text });
    },
  };
};
