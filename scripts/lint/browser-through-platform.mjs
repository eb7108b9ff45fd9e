import { guide } from './guide.mjs';

// Storage that throws, clocks that run back and requests that hang are handled once, in platform.
// `no-restricted-globals` would need `no-restricted-properties` and `no-danger` beside it, with the message repeated for each
// name, and can't find `new Date()`.
const BROWSER_GLOBALS = new Set([
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'console',
]);
const BROWSER_MEMBERS = new Set([
  'Math.random',
  'Date.now',
  'document.cookie',
  'window.open',
  'navigator.share',
  'navigator.clipboard',
  'navigator.sendBeacon',
  'navigator.onLine',
  'crypto.randomUUID',
  'crypto.getRandomValues',
]);
const MARKUP_MEMBERS = new Set(['innerHTML', 'outerHTML', 'insertAdjacentHTML']);
const isGlobalObject = (/** @type {any} */ node) =>
  node.type === 'Identifier' && ['window', 'globalThis', 'self'].includes(node.name);

/** @param {any} node An identifier that only names a property, an import or a type. */
const isOnlyName = (node) => {
  const parent = node.parent;
  if (!parent) return false;
  if (parent.type === 'MemberExpression')
    return parent.property === node && !parent.computed && !isGlobalObject(parent.object);
  if (parent.type === 'Property')
    return parent.key === node && !parent.computed && !parent.shorthand;
  return (
    /^(TS|Import|Export|JSX|PropertyDefinition|MethodDefinition|FunctionDeclaration)/.test(
      parent.type,
    ) && !/^TS(As|NonNull|Satisfies)/.test(parent.type)
  );
};

export const browserThroughPlatform = {
  meta: {
    type: 'problem',
    docs: { description: 'Storage, network, clock, chance and console only through platform/.' },
  },
  /** @param {any} context */
  create(context) {
    /** @param {any} node @param {string} name */
    const report = (node, name) =>
      context.report({
        node,
        message: `Don't use '${name}' here: call the module for it in packages/features/src/platform (storage.ts, http.ts, clock.ts, random.ts, logger.ts …), or add one there. ${guide('the-browser-through-platform')}`,
      });
    /** @param {any} node @param {string} name */
    const reportMarkup = (node, name) =>
      context.report({
        node,
        message: `'${name}' interprets text as markup: render elements or textContent instead. ${guide('the-browser-through-platform')}`,
      });
    return {
      /** @param {any} node */
      Identifier(node) {
        if (BROWSER_GLOBALS.has(node.name) && !isOnlyName(node)) report(node, node.name);
      },
      /** @param {any} node */
      MemberExpression(node) {
        if (node.computed || node.property.type !== 'Identifier') return;
        if (MARKUP_MEMBERS.has(node.property.name)) {
          reportMarkup(node, node.property.name);
        }
        if (node.object.type !== 'Identifier') return;
        const name = `${node.object.name}.${node.property.name}`;
        if (BROWSER_MEMBERS.has(name)) report(node, name);
      },
      /** @param {any} node */
      NewExpression(node) {
        if (
          node.callee.type === 'Identifier' &&
          node.callee.name === 'Date' &&
          node.arguments.length === 0
        ) {
          report(node, 'new Date()');
        }
      },
      /** @param {any} node */
      JSXAttribute(node) {
        if (node.name.name === 'dangerouslySetInnerHTML') {
          reportMarkup(node, node.name.name);
        }
      },
    };
  },
};
