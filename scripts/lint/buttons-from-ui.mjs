// A button needs more than its tag: a size for fingers, a name, a held Enter refused, and states that are spoken. A feature
// that writes its own forgets one of them; packages/ui has a component for each kind.
const ROLES = new Set(['button', 'menu', 'menuitem', 'switch']);

export const buttonsFromUi = {
  meta: { type: 'problem', docs: { description: 'Features take their buttons, menus and disclosures from packages/ui.' } },
  /** @param {any} context */
  create(context) {
    return {
      /** @param {any} node */
      JSXOpeningElement(node) {
        const tag = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        const role = node.attributes.find(
          (/** @type {any} */ attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === 'role',
        )?.value?.value;
        if (tag === 'button') {
          context.report({ node, message: 'No raw <button>: packages/ui has Button, IconButton, ListButton, Menu and others.' });
        } else if (tag === 'summary') {
          context.report({ node, message: 'No raw <summary>: packages/ui has Details and Disclosure.' });
        } else if (/^[a-z]/.test(tag) && ROLES.has(role)) {
          context.report({ node, message: `No <${tag} role="${role}">: packages/ui has a component for it.` });
        }
      },
    };
  },
};
