/** The words of a text link in English. */
export const textLinkLabels = {
  newTab: '(opens in a new tab)',
};
