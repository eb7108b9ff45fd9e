import { AxeBuilder } from '@axe-core/playwright';

/**
 * Runs axe on a page with all rules, or with some (`only`). Legacy mode and violations alone take a quarter of the time; they
 * leave out frames of other origins, which we don't have.
 * @param {import('playwright/test').Page} page
 * @param {{ only?: readonly string[] }} [rules]
 * @returns {Promise<readonly string[]>} Each with its rule and its elements.
 */
export const axeFindings = async (page, { only } = {}) => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      selectors: false,
      preload: false,
      ...(only ? { runOnly: { type: 'rule', values: [...only] } } : {}),
    })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};
