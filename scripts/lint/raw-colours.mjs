import { guide } from './guide.mjs';

// Tailwind's classes are checked by a plugin; colours in styles and drawings are outside of them.
const RAW = /^(?:#(?:[\da-f]{3,4}){1,2}$|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\()/i;
const COLOUR_PROP =
  /^(?:fill|stroke|color|background|stopColor|floodColor|lightingColor|\w+Color)$/;
const NO_COLOUR = /^(?:auto|currentcolor|inherit|none|transparent|unset)$/i;

/** Whether a text is what a test expects, not what a component renders. @param {any} node */
const isExpected = (node) => /^to[A-Z]/.test(node.parent.callee?.property?.name ?? '');

/** Whether the value of an attribute or a property of a style is a colour. @param {any} parent */
const isColourValue = (parent) =>
  (parent.type === 'JSXAttribute' && COLOUR_PROP.test(String(parent.name.name))) ||
  (parent.type === 'Property' &&
    COLOUR_PROP.test(String(parent.key.name)) &&
    parent.parent.parent?.parent?.name?.name === 'style');

export const rawColours = {
  meta: {
    type: 'problem',
    docs: { description: 'Colours in styles and drawings from the tokens.' },
  },
  /** @param {any} context */
  create: (context) => ({
    /** @param {any} node */
    Literal(node) {
      if (typeof node.value !== 'string' || isExpected(node)) return;
      const isWord = /^[a-z]+$/i.test(node.value) && !NO_COLOUR.test(node.value);
      if (!RAW.test(node.value) && !(isWord && isColourValue(node.parent))) return;
      context.report({
        node,
        message: `'${node.value}' is a raw colour: use a class such as text-primary, or var(--color-primary). ${guide('tokens-only')}`,
      });
    },
  }),
};
