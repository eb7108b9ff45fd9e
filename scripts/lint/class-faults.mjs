import { nearest } from '../lib/nearest.mjs';
import { loadTailwind } from '../lib/tailwind.mjs';
import { guide } from './guide.mjs';

const { design, ownClasses } = await loadTailwind();

/** Marks an element for the variants of others and has no style of its own. */
const MARKER = /^(group|peer)(\/[\w-]+)?$/;
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const COLOUR_UTILITY =
  /^(?:bg|text|border|fill|stroke|ring|outline|shadow|accent|caret|decoration|from|via|to|divide)/;
const NO_COLOUR = new Set([
  'auto',
  'currentcolor',
  'currentColor',
  'inherit',
  'none',
  'transparent',
  'unset',
]);
const REM = 16;

/** @type {Map<string, boolean>} */
const known = new Map();

/** Whether a class produces CSS, or is selected by ours. @param {string} name */
export const isKnownClass = (name) => {
  const cached = known.get(name);
  if (cached !== undefined) return cached;
  const isKnown =
    MARKER.test(name) || ownClasses.has(name) || Boolean(design.candidatesToCss([name])[0]);
  known.set(name, isKnown);
  return isKnown;
};

/** @type {string[] | undefined} */
let classList;
const allClasses = () =>
  (classList ??= [...design.getClassList().map(([name]) => name), ...ownClasses]);

/** Splits `hover:bg-primary/50` into its variants, utility and modifier. @param {string} name */
const split = (name) => {
  const [, variants = '', rest = ''] =
    /^((?:(?:\[[^\]]*\]|\([^)]*\)|[^:[(])*:)*)(.*)$/.exec(name) ?? [];
  const [, utility = '', modifier = ''] = /^(.*?)(\/[\w.%-]+)?$/.exec(rest) ?? [];
  return { variants, utility, modifier };
};

/** @param {string} name */
const suggestClass = (name) => {
  const { variants, utility, modifier } = split(name);
  if (isKnownClass(utility)) {
    const names = variants.split(':').slice(0, -1);
    const repaired = names.map((each) =>
      isKnownClass(`${each}:flex`)
        ? each
        : nearest(
            each,
            design.getVariants().flatMap((variant) => variant.name),
          ),
    );
    return repaired.includes(undefined) ? undefined : `${repaired.join(':')}:${utility}${modifier}`;
  }
  const close = nearest(utility, allClasses());
  return close === undefined ? undefined : `${variants}${close}${modifier}`;
};

/** Red, green and blue of a hexadecimal colour or of rgb(). @param {string} colour */
const channels = (colour) => {
  const digits = /#((?:[\da-f]{3,4}){1,2})\b/i.exec(colour)?.[1];
  if (digits === undefined) {
    const parts = /rgba?\((\d+)[\s,_]+(\d+)[\s,_]+(\d+)/.exec(colour)?.slice(1);
    return parts?.map(Number);
  }
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
};

/** The tokens under a name, such as `--color-`, with their values. @param {string} namespace @returns {[string, string][]} */
const tokensOf = (namespace) =>
  [...design.theme.entries()].flatMap(([name, { value }]) =>
    name.startsWith(namespace) && !name.includes('--', 2) && !name.startsWith('--text-shadow')
      ? [[name.slice(namespace.length), value]]
      : [],
  );

/** @param {[string, number][]} distances */
const closest = (distances) => distances.toSorted(([, a], [, b]) => a - b)[0]?.[0];

/** Names the nearest colour token, or undefined for a notation that is not read. @param {string} colour */
const nearestColour = (colour) => {
  const wanted = channels(colour);
  if (!wanted) return undefined;
  return closest(
    tokensOf('--color-').map(([name, value]) => [
      name,
      (channels(value) ?? []).reduce((sum, part, at) => sum + (part - (wanted[at] ?? 0)) ** 2, 0),
    ]),
  );
};

/** The largest value of a size, in pixels. @param {string} css */
const pixelsOf = (css) =>
  Math.max(
    ...[...css.matchAll(/(-?[\d.]+)(px|rem)/g)].map(
      ([, number, unit]) => Number(number) * (unit === 'rem' ? REM : 1),
    ),
  );

/** @param {string} prefix Such as `text` or `rounded-t`. @param {number} pixels */
const classForSize = (prefix, pixels) => {
  const scale =
    prefix === 'text' ? '--text-' : prefix.startsWith('rounded') ? '--radius-' : undefined;
  if (scale) {
    const token = closest(
      tokensOf(scale).map(([name, value]) => [name, Math.abs(pixelsOf(value) - pixels)]),
    );
    return token === undefined ? undefined : `${prefix}-${token}`;
  }
  const name = pixels < 0 ? `-${prefix}` : prefix;
  const length = Math.abs(pixels);
  const onGrid = `${name}-${Math.round(length / 2) / 2}`;
  if (design.candidatesToCss([onGrid])[0]?.includes('--spacing')) return onGrid;
  return [`${name}-${length}`].find(isKnownClass);
};

/** @param {string} utility */
const rawValueFault = (utility) => {
  const [, prefix = '', value = ''] = /^([^[]*?)-?\[(.*)\]$/.exec(utility) ?? [];
  if (value === '') return undefined;
  const isColour =
    COLOUR.test(value) ||
    (COLOUR_UTILITY.test(prefix) && /^[a-z]+$/.test(value) && !NO_COLOUR.has(value));
  if (isColour) {
    const token = nearestColour(value);
    const replacement =
      prefix === '' ? `a class with the token '${token}'` : `'${prefix}-${token}'`;
    return `'${utility}' is a raw colour: use ${token ? replacement : 'a colour token'}`;
  }
  const pixels = /^(?:[a-z-]+:)?(-?[\d.]+)px$/.exec(value)?.[1];
  if (pixels === undefined && !(/[\d.]px\b/.test(value) && !value.includes('('))) return undefined;
  const replacement = pixels === undefined ? undefined : classForSize(prefix, Number(pixels));
  return `'${utility}' is a raw size: use ${replacement ? `'${replacement}'` : 'a size token or rem'}`;
};

/**
 * Returns what is wrong with a class and what to write instead.
 * @param {string} name
 * @returns {string | undefined} Undefined for a class that is fine.
 */
export const classFault = (name) => {
  const raw = rawValueFault(split(name).utility);
  if (raw) return `${raw}. ${guide('tokens-only')}`;
  if (isKnownClass(name)) return undefined;
  const suggestion = suggestClass(name);
  return `'${name}' produces no CSS${suggestion ? `: did you mean '${suggestion}'?` : '.'} ${guide('tokens-only')}`;
};

/**
 * Returns what to write instead of a colour in a style or an SVG attribute.
 * @param {string} value Such as `#f04` or `red`.
 * @param {boolean} isColourProperty Whether the place takes nothing but a colour, so that a word is one too.
 */
export const colourFault = (value, isColourProperty) => {
  const isColour =
    new RegExp(`^(?:${COLOUR.source})`, 'i').test(value) ||
    (isColourProperty && /^[a-z]+$/.test(value) && !NO_COLOUR.has(value));
  if (!isColour) return undefined;
  const token = nearestColour(value);
  return `'${value}' is a raw colour: use ${token ? `a class such as 'text-${token}', or 'var(--color-${token})'` : 'a colour token'}. ${guide('tokens-only')}`;
};
