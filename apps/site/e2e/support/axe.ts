import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/**
 * What axe finds wrong on a page, by all its rules or by these alone. It lists findings only and needs no page of its own, as
 * it would for frames of other origins, which the site has none of: that takes a quarter of the time.
 */
export const violationsOf = async (page: Page, rules?: readonly string[]): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}) })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};
