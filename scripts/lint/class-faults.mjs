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

/** @param {string} utility */
const rawValueFault = (utility) => {
  const [, prefix = '', value = ''] = /^([^[]*?)-?\[(.*)\]$/.exec(utility) ?? [];
  const isColour =
    COLOUR.test(value) ||
    (COLOUR_UTILITY.test(prefix) && /^[a-z]+$/.test(value) && !NO_COLOUR.has(value));
  if (isColour) return `'${utility}' is a raw colour: use the class of a colour token`;
  const isSize = /^(?:[a-z-]+:)?-?[\d.]+px$/.test(value) || /^[^(]*[\d.]px\b[^(]*$/.test(value);
  return isSize ? `'${utility}' is a raw size: use the class of a size token, or rem` : undefined;
};

/**
 * Says what is wrong with one class, and what to write instead.
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
 * Says what is wrong with a colour in a style or an attribute of a drawing.
 * @param {string} value Such as `#f04` or `red`.
 * @param {boolean} isColourProperty Whether the property takes only colours, so that a word is one too.
 */
export const colourFault = (value, isColourProperty) => {
  const isColour =
    new RegExp(`^(?:${COLOUR.source})`, 'i').test(value) ||
    (isColourProperty && /^[a-z]+$/.test(value) && !NO_COLOUR.has(value));
  return isColour
    ? `'${value}' is a raw colour: use the class of a colour token, or its 'var(--color-…)'. ${guide('tokens-only')}`
    : undefined;
};
