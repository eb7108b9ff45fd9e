// Words in JSX can be neither reviewed nor translated as a whole: they stand in copy.ts or content/.
const SPOKEN_PROPS = new Set([
  'alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext', 'caption',
  'description', 'error', 'heading', 'hint', 'label', 'legend', 'placeholder', 'summary', 'title',
]);
const hasWords = (/** @type {unknown} */ text) => typeof text === 'string' && /\p{L}{2,}/u.test(text);

/** @param {any} node @returns {unknown} */
const wordsOf = (node) => {
  if (!node) return undefined;
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map((/** @type {any} */ part) => part.value.raw).join('');
  if (node.type === 'JSXExpressionContainer') return wordsOf(node.expression);
  if (node.type === 'ConditionalExpression') {
    return [wordsOf(node.consequent), wordsOf(node.alternate)].filter(Boolean).join(' ');
  }
  return undefined;
};

export const wordsInCopy = {
  meta: { type: 'problem', docs: { description: 'The words that a visitor reads stand in copy.ts or content/.' } },
  /** @param {any} context */
  create(context) {
    /** @param {any} node @param {unknown} text */
    const report = (node, text) =>
      context.report({ node, message: `Words for the visitor stand in copy.ts or content/: '${String(text).trim()}'.` });
    return {
      /** @param {any} node */
      JSXText(node) {
        if (hasWords(node.value)) report(node, node.value);
      },
      /** @param {any} node */
      JSXAttribute(node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        const text = wordsOf(node.value);
        if (SPOKEN_PROPS.has(name) && hasWords(text)) report(node, text);
      },
      /** @param {any} node */
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXElement' && node.parent.type !== 'JSXFragment') return;
        const text = wordsOf(node.expression);
        if (hasWords(text)) report(node, text);
      },
    };
  },
};
