import axe from 'axe-core';

/**
 * Runs in the page. Makes axe's rule on visible labels stricter: it's on, it checks every control with a text, and what is seen
 * must be the beginning of the accessible name (WCAG 2.5.3). Only letters and digits count, in upper or lower case.
 */
const checkNames = () => {
  const rule = 'label-content-name-mismatch';
  const { accessibleText, visibleVirtual } =
    /** @type {typeof axe.commons.text & { visibleVirtual: (node: axe.VirtualNode) => string }} */ (
      axe.commons.text
    );
  /** @param {string} text */
  const lettersOf = (text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  axe.configure({
    rules: [
      {
        id: rule,
        enabled: true,
        selector:
          'a[href], button, summary, [role=button], [role=menuitem], [role=tab], [role=option]',
        matches: () => true,
      },
    ],
    checks: [
      {
        id: rule,
        /** @param {Element} element @param {unknown} _options @param {axe.VirtualNode} node */
        evaluate: (element, _options, node) =>
          lettersOf(accessibleText(element)).startsWith(lettersOf(visibleVirtual(node))),
      },
    ],
  });
};

/**
 * Runs axe on a page with all rules, or with some (`only`).
 * @param {import('playwright/test').Page} page
 * @param {{ only?: string[] }} [rules]
 * @returns {Promise<readonly string[]>} Each with its rule and its elements.
 */
export const axeFindings = async (page, { only } = {}) => {
  // Evaluated, because the content policy forbids inserting a script.
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await page.evaluate(`${axe.source};(${checkNames.toString()})()`);
  /** @type {axe.RunOptions & { debug: boolean }} */
  const options = {
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
    // Fails with a rule that throws, which would pass otherwise.
    debug: true,
    ...(only ? { runOnly: only } : {}),
  };
  // In the page, `axe` is the global that its source defines.
  const violations = await page.evaluate(
    async (given) => (await axe.run(given)).violations,
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};
