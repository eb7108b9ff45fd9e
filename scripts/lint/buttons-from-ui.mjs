import { guide } from './guide.mjs';

// A button needs more than its tag: a size for fingers, a name, states for screen readers. packages/ui has a component for
// each kind.
// `react/forbid-elements` finds no roles.
const ROLES = new Set(['button', 'menu', 'menuitem', 'switch']);

/** They can't be operated with the keyboard. */
const CONTAINERS = new Set(['div', 'span', 'p', 'li', 'article', 'section', 'img']);

export const buttonsFromUi = {
  meta: {
    type: 'problem',
    docs: { description: 'Features take their buttons, menus and disclosures from packages/ui.' },
  },
  /** @param {any} context */
  create(context) {
    return {
      /** @param {any} node */
      JSXOpeningElement(node) {
        const tag = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        const role = node.attributes.find(
          (/** @type {any} */ attribute) =>
            attribute.type === 'JSXAttribute' && attribute.name.name === 'role',
        )?.value?.value;
        if (tag === 'button') {
          context.report({
            node,
            message: `Don't write <button>: use Button, IconButton, ListButton or Menu from '@iru/ui/button' and its neighbours. ${guide('buttons-come-from-ui')}`,
          });
        } else if (tag === 'summary') {
          context.report({
            node,
            message: `Don't write <summary>: use Details or Disclosure from '@iru/ui/details' or '@iru/ui/disclosure'. ${guide('buttons-come-from-ui')}`,
          });
        } else if (
          CONTAINERS.has(tag) &&
          node.attributes.some((/** @type {any} */ { name }) => name?.name === 'onClick')
        ) {
          context.report({
            node,
            message: `Don't put onClick on <${tag}>, which keys and screen readers can't reach: use Button or ListButton from '@iru/ui/button' and its neighbours. ${guide('buttons-come-from-ui')}`,
          });
        } else if (/^[a-z]/.test(tag) && ROLES.has(role)) {
          context.report({
            node,
            message: `Don't write <${tag} role="${role}">: use Button, Menu or Switch from packages/ui. ${guide('buttons-come-from-ui')}`,
          });
        }
      },
    };
  },
};
