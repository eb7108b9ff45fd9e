import axe from 'axe-core';

/**
 * Runs axe on a page with all rules, or with some (`only`).
 * @param {import('playwright/test').Page} page
 * @param {{ only?: string[] }} [rules]
 * @returns {Promise<readonly string[]>} Each with its rule and its elements.
 */
export const axeFindings = async (page, { only } = {}) => {
  // Evaluated, because the content policy forbids inserting a script.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  /** @type {axe.RunOptions} */
  const options = {
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
    ...(only ? { runOnly: only } : {}),
  };
  // In the page, `axe` is the global that its source defines.
  const violations = await page.evaluate(
    async (given) => (await axe.run(given)).violations,
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};
