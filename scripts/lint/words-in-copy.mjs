import { toPosix } from '../lib/paths.mjs';
import { guide } from './guide.mjs';

// Text that's spread over the code can't be reviewed or translated as a whole: it belongs in copy.ts or content/.
// `react/jsx-no-literals` also reports symbols and finds no sentence outside JSX.
const SPOKEN_PROPS = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'error',
  'heading',
  'hint',
  'label',
  'legend',
  'placeholder',
  'summary',
  'title',
]);
const hasWords = (/** @type {unknown} */ text) =>
  typeof text === 'string' && /\p{L}{2,}/u.test(text);

/** A text that looks like a sentence or title: a capital letter and more than one word. */
const isSentence = (/** @type {unknown} */ text) =>
  typeof text === 'string' && /^\p{Lu}[\p{L}’']*,? \p{L}{2,}/u.test(text);

/** Names of people and places are the same in every language. */
const NAMED = new Set(['name', 'city']);

/** Text for developers, and the values of domain options. */
const isForTheProgram = (/** @type {any} */ node, /** @type {string} */ filename) => {
  for (let at = node, above = node.parent; above; at = above, above = above.parent) {
    if (/^(ThrowStatement|ImportDeclaration|TSLiteralType)$/.test(above.type)) return true;
    if (/^(Call|New)Expression$/.test(above.type) && above.callee !== at) {
      if (above.callee.type === 'Super') return true;
      const callee = above.callee.type === 'MemberExpression' ? above.callee.object : above.callee;
      if (/^log$|Error$/.test(callee.name ?? '')) return true;
    }
    if (above.type === 'Property' && (above.key === at || NAMED.has(above.key.name))) return true;
    if (above.type === 'BinaryExpression' && /[!=]==/.test(above.operator)) return true;
    if (/\/src\/domain\//.test(filename) && above.type === 'VariableDeclarator')
      return /^[A-Z_]+$/.test(above.id.name ?? '');
  }
  return false;
};

/** @param {any} node @returns {unknown} */
const getTextContent = (node) => {
  if (!node) return undefined;
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TemplateLiteral')
    return node.quasis.map((/** @type {any} */ part) => part.value.raw).join('');
  if (node.type === 'JSXExpressionContainer') return getTextContent(node.expression);
  if (node.type === 'ConditionalExpression') {
    return [getTextContent(node.consequent), getTextContent(node.alternate)]
      .filter(Boolean)
      .join(' ');
  }
  return undefined;
};

export const wordsInCopy = {
  meta: {
    type: 'problem',
    docs: { description: 'What a visitor reads belongs in copy.ts or content/.' },
  },
  /** @param {any} context */
  create(context) {
    /** @param {any} node @param {unknown} text */
    const report = (node, text) =>
      context.report({
        node,
        message: `Move '${String(text).trim()}' into copy.ts of this folder, or content/, and import it. ${guide('words-live-in-copy')}`,
      });
    const filename = toPosix(context.filename);
    const holdsWords = /\/(?:content|locales|ui\/src\/labels)\/|(^|[/-])copy[\w-]*\.ts$/.test(
      filename,
    );
    /** @param {any} node @param {unknown} text */
    const reportSentence = (node, text) => {
      if (
        !holdsWords &&
        isSentence(text) &&
        !node.parent.type.startsWith('JSX') &&
        !isForTheProgram(node, filename)
      )
        report(node, text);
    };
    return {
      /** @param {any} node */
      Literal(node) {
        reportSentence(node, node.value);
      },
      /** @param {any} node */
      TemplateLiteral(node) {
        reportSentence(
          node,
          node.quasis.map((/** @type {any} */ part) => part.value.raw).join('x'),
        );
      },
      /** @param {any} node */
      JSXText(node) {
        if (hasWords(node.value)) report(node, node.value);
      },
      /** @param {any} node */
      JSXAttribute(node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        const text = getTextContent(node.value);
        if (SPOKEN_PROPS.has(name) && hasWords(text)) report(node, text);
      },
      /** @param {any} node */
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXElement' && node.parent.type !== 'JSXFragment') return;
        const text = getTextContent(node.expression);
        if (hasWords(text)) report(node, text);
      },
    };
  },
};
