// A class without CSS or a raw colour leaves a component wrong in one theme while its tests pass.
import { classFault, colourFault, isKnownClass } from './class-faults.mjs';

const MERGES = new Set(['clsx', 'cn', 'cva', 'twMerge']);
const CLASS_PROP = /^class(?:Name)?$|ClassNames?$|^classNames$/;
const CLASS_CONSTANT = /class(?:es)?$/i;
const COLOUR_PROP =
  /^(?:fill|stroke|color|stopColor|floodColor|lightingColor|backgroundColor|(?:border|outline|caret|accent|textDecoration).*Color)$/;
const CLASS_SHAPE = /^[-!*@a-z\d[][^\s"'`{}<;]*$/;

/** @param {any} node @returns {string} */
const keyOf = (node) => (node.computed ? '' : (node.key?.name ?? String(node.key?.value ?? '')));

/** The literals of an expression that end up as its value. @param {any} node @returns {any[]} */
const textsOf = (node) => {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : [];
    case 'TemplateLiteral':
      return [node, ...node.expressions.flatMap(textsOf)];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return textsOf(node.expression);
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    case 'ArrayExpression':
      return node.elements.flatMap(textsOf);
    case 'ObjectExpression':
      return node.properties.flatMap((/** @type {any} */ property) => textsOf(property.value));
    case 'MemberExpression':
      return textsOf(node.object);
    case 'ArrowFunctionExpression':
      return textsOf(node.body);
    default:
      return [];
  }
};

/** The names whose values end up in an expression. @param {any} node @returns {string[]} */
const namesIn = (node) => {
  switch (node?.type) {
    case 'Identifier':
      return [node.name];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
      return namesIn(node.expression);
    case 'TemplateLiteral':
      return node.expressions.flatMap(namesIn);
    case 'ConditionalExpression':
      return [...namesIn(node.consequent), ...namesIn(node.alternate)];
    case 'LogicalExpression':
      return namesIn(node.right);
    case 'ArrayExpression':
      return node.elements.flatMap(namesIn);
    case 'MemberExpression':
      // A deeper object holds more than classes.
      return node.object.type === 'Identifier' ? [node.object.name] : [];
    default:
      return [];
  }
};

/** What a test expects of the browser. @param {any} node */
const isExpected = (node) =>
  /^to[A-Z]/.test(
    node.parent.type === 'CallExpression' ? (node.parent.callee.property?.name ?? '') : '',
  );

/** The classes of a recipe: its values, but not the names of its choices. @param {any} config @returns {any[]} */
const recipeTexts = (config) =>
  (config?.properties ?? []).flatMap((/** @type {any} */ property) => {
    if (keyOf(property) === 'variants') return textsOf(property.value);
    if (keyOf(property) !== 'compoundVariants') return [];
    return (property.value.elements ?? []).flatMap((/** @type {any} */ rule) =>
      rule.properties
        .filter((/** @type {any} */ each) => CLASS_PROP.test(keyOf(each)))
        .flatMap((/** @type {any} */ each) => textsOf(each.value)),
    );
  });

/** The classes of an argument of clsx: an object has them as its keys. @param {any} argument @returns {any[]} */
const mergedTexts = (argument) =>
  argument.type === 'ObjectExpression'
    ? argument.properties
        .filter((/** @type {any} */ each) => each.key?.type === 'Literal')
        .map((/** @type {any} */ each) => each.key)
    : textsOf(argument);

/** The whole classes of a text: one that an expression continues is left out. @param {any} node @returns {string[]} */
const classesIn = (node) => {
  const text =
    node.type === 'TemplateLiteral'
      ? node.quasis.map((/** @type {any} */ quasi) => quasi.value.cooked).join('\0')
      : String(node.value);
  return text
    .split(/\s+/)
    .filter((/** @type {string} */ word) => word !== '' && !word.includes('\0'));
};

/** Whether a text anywhere else reads as a list of classes. @param {readonly string[]} words */
const isClassList = (words) =>
  words.length > 1 &&
  words.every((word) => CLASS_SHAPE.test(word)) &&
  words.filter((word) => /[-:]/.test(word) && isKnownClass(word)).length * 2 >= words.length;

export const tokensOnly = {
  meta: {
    type: 'problem',
    docs: { description: 'Classes that exist, and colours and sizes from the tokens.' },
  },
  /** @param {any} context */
  create(context) {
    /** @type {Set<any>} */
    const checked = new Set();
    /** @type {Map<string, any>} */
    const constants = new Map();
    /** @type {Set<string>} */
    const used = new Set();

    /** @param {any} node */
    const check = (node) => {
      if (checked.has(node)) return;
      checked.add(node);
      for (const message of new Set(classesIn(node).map(classFault)))
        if (message) context.report({ node, message });
    };
    /** @param {any} node @param {boolean} isColourProperty */
    const checkColour = (node, isColourProperty) => {
      if (checked.has(node) || typeof node.value !== 'string') return;
      const message = colourFault(node.value.trim(), isColourProperty);
      if (!message) return;
      checked.add(node);
      context.report({ node, message });
    };

    return {
      /** @param {any} node */
      JSXAttribute(node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        if (CLASS_PROP.test(name)) {
          textsOf(node.value).forEach(check);
          namesIn(node.value).forEach((each) => used.add(each));
        } else if (COLOUR_PROP.test(name)) {
          textsOf(node.value).forEach((text) => checkColour(text, true));
        } else if (name === 'style' && node.value?.expression?.type === 'ObjectExpression') {
          for (const property of node.value.expression.properties) {
            textsOf(property.value).forEach((text) =>
              checkColour(
                text,
                COLOUR_PROP.test(keyOf(property)) || keyOf(property) === 'background',
              ),
            );
          }
        }
      },
      /** @param {any} node */
      CallExpression(node) {
        if (!MERGES.has(node.callee.name)) return;
        const [first, second] = node.arguments;
        const texts =
          node.callee.name === 'cva'
            ? [...textsOf(first), ...recipeTexts(second)]
            : node.arguments.flatMap(mergedTexts);
        texts.forEach(check);
        node.arguments.flatMap(namesIn).forEach((/** @type {string} */ each) => used.add(each));
      },
      /** @param {any} node */
      VariableDeclarator(node) {
        if (node.id.type !== 'Identifier') return;
        constants.set(node.id.name, node.init);
        if (CLASS_CONSTANT.test(node.id.name)) textsOf(node.init).forEach(check);
      },
      /** @param {any} node */
      Property(node) {
        if (CLASS_PROP.test(keyOf(node))) textsOf(node.value).forEach(check);
      },
      /** @param {any} node */
      Literal(node) {
        if (typeof node.value !== 'string' || node.parent.type === 'ImportDeclaration') return;
        if (isClassList(classesIn(node))) check(node);
        else if (!isExpected(node)) checkColour(node, false);
      },
      'Program:exit'() {
        for (const name of used) textsOf(constants.get(name)).forEach(check);
      },
    };
  },
};
