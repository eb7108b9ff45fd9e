/** The English labels of a text link. */
export const textLinkLabels = {
  newTab: '(opens in a new tab)',
};
