import { AxeBuilder } from '@axe-core/playwright';

/**
 * Runs axe on a page. Legacy mode and violations alone take a quarter of the time; they leave out frames of other origins, which
 * we don't have.
 * @param {import('playwright/test').Page} page
 * @returns {Promise<readonly string[]>} Each with its rule and its elements.
 */
export const axeFindings = async (page) => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      selectors: false,
      preload: false,
    })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};
