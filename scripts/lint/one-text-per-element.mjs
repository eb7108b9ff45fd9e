import { guide } from './guide.mjs';

// A browser that translates a page replaces its text nodes, and React goes on writing to those it created: it throws or shows
// old text. Only an element whose one child is a string is updated as a whole. eslint-plugin-react-google-translate finds
// conditional text alone, not `{count} coins` or an icon beside a label.

/** White space counts as elements, because it isn't translated. @typedef {'text' | 'elements'} Kind */

const ELEMENT_TYPES = /^(?:Elements|ReactElement|JSX\.Element|undefined|null|boolean)\b/;
/** Names of values that are elements by convention, and the function that wraps text. */
const ELEMENT_NAME = /^(?:icon|element|\w+Element|wrapText)$/;

/** Whether a part of the code contains JSX. @param {any} node @returns {boolean} */
const containsJsx = (node) => {
  if (!node || typeof node.type !== 'string') return false;
  if (/^JSX(?:Element|Fragment)$/.test(node.type)) return true;
  return Object.entries(node).some(
    ([key, value]) =>
      key !== 'parent' && (Array.isArray(value) ? value.some(containsJsx) : containsJsx(value)),
  );
};

/** White space that JSX drops, or a comment. @param {any} child */
const isDropped = (child) =>
  (child.type === 'JSXText' && /^\s*$/.test(child.value) && child.value.includes('\n')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

export const oneTextPerElement = {
  meta: {
    type: 'problem',
    docs: { description: 'An element has either one string or only elements as children.' },
  },
  /** @param {any} context */
  create(context) {
    /** Names of this file that are declared or typed as elements. @type {Set<string>} */
    const elements = new Set(['undefined']);
    const isElement = (/** @type {string} */ name) => elements.has(name) || ELEMENT_NAME.test(name);

    /** Whether an argument is or returns elements, such as the function that `map` calls. @param {any} node */
    const returnsElements = (node) =>
      containsJsx(node) ||
      (node.type === 'ArrowFunctionExpression' && kindsOf(node.body)[0] === 'elements');

    /** @param {any} node @returns {Kind[]} */
    const kindsOf = (node) => {
      switch (node.type) {
        case 'JSXElement':
        case 'JSXFragment':
        case 'JSXEmptyExpression':
          return ['elements'];
        case 'JSXText':
          return [/^\s*$/.test(node.value) ? 'elements' : 'text'];
        case 'Literal':
          return [
            /\S/.test(String(node.value ?? '')) && typeof node.value !== 'boolean'
              ? 'text'
              : 'elements',
          ];
        case 'JSXExpressionContainer':
        case 'TSAsExpression':
        case 'ChainExpression':
          return kindsOf(node.expression);
        case 'ConditionalExpression':
          return [...kindsOf(node.consequent), ...kindsOf(node.alternate)];
        case 'LogicalExpression':
          return [...(node.operator === '&&' ? [] : kindsOf(node.left)), ...kindsOf(node.right)];
        case 'Identifier':
          return [isElement(node.name) ? 'elements' : 'text'];
        case 'MemberExpression':
          return kindsOf(node.property);
        case 'CallExpression':
          return [
            kindsOf(node.callee)[0] === 'elements' || node.arguments.some(returnsElements)
              ? 'elements'
              : 'text',
          ];
        default:
          return ['text'];
      }
    };

    /** @param {any} node */
    const check = (node) => {
      const children = node.children.filter((/** @type {any} */ child) => !isDropped(child));
      const isAlone = children.length === 1 && node.type === 'JSXElement';
      if (isAlone) return;
      for (const child of children) {
        if (!kindsOf(child).includes('text')) continue;
        context.report({
          node: child,
          message: `Text beside other children breaks when a browser translates the page: wrap it, <span>{text}</span>, or compose one string for the whole element. Type a prop as ReactElement, or call wrapText(children), where only elements can be. ${guide('one-text-one-element')}`,
        });
      }
    };

    /** @type {any[]} */
    const parents = [];
    return {
      /** @param {any} node */
      VariableDeclarator(node) {
        if (node.id.type === 'Identifier' && containsJsx(node.init)) elements.add(node.id.name);
      },
      /** @param {any} node */
      FunctionDeclaration(node) {
        if (node.id && containsJsx(node.body)) elements.add(node.id.name);
      },
      /** @param {any} node */
      TSPropertySignature(node) {
        const type = context.sourceCode.getText(node.typeAnnotation?.typeAnnotation ?? node.key);
        if (type.split('|').every((/** @type {string} */ part) => ELEMENT_TYPES.test(part.trim())))
          elements.add(node.key.name);
      },
      /** @param {any} node */
      JSXElement: (node) => void parents.push(node),
      /** @param {any} node */
      JSXFragment: (node) => void parents.push(node),
      'Program:exit': () => parents.forEach(check),
    };
  },
};
