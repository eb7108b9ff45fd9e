import { AxeBuilder } from '@axe-core/playwright';

/**
 * What axe finds wrong on a page, by all its rules, by some (`only`) or by all but some (`without`). It lists findings alone and
 * needs no page of its own, as it would for frames of other origins, which neither the site nor Storybook has: that takes a
 * quarter of the time.
 * @param {import('playwright/test').Page} page
 * @param {{ only?: readonly string[], without?: readonly string[] }} [rules]
 * @returns {Promise<readonly string[]>} Each with its rule and its elements.
 */
export const axeFindings = async (page, { only, without = [] } = {}) => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      ...(only ? { runOnly: { type: 'rule', values: [...only] } } : {}),
    })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};
