import { withoutSynonyms } from './synonyms';

/**
 * What a reader's tab says, from what Storybook would write: "Pages / Pricing / Page (wallet, coins) - Ready ⋅ Storybook" is
 * "Pages / Pricing / Page - Ready ⋅ Iru".
 * @param title As Storybook writes it.
 * @param brand The name of the product.
 */
export const tabName = (title: string, brand: string): string => {
  const [path = '', ...story] = title
    .replace(/(^| ⋅ )(?:storybook - )?Storybook$/, `$1${brand}`)
    .split(' - ');
  return [path.split(' / ').map(withoutSynonyms).join(' / '), ...story].join(' - ');
};

/** Keeps the synonyms that only the search reads, and Storybook's own name, out of the reader's tab. */
export const nameTab = (brand: string): void => {
  const name = () => {
    const wanted = tabName(document.title, brand);
    if (document.title !== wanted) document.title = wanted;
  };
  name();
  const title = document.querySelector('title');
  if (title) new MutationObserver(name).observe(title, { childList: true });
};
