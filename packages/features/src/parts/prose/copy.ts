export const proseCopy = {
  inShort: 'In short',
  copyLink: (heading: string) => `Copy the link to “${heading}”`,
  copied: 'Link copied',
  copiedTo: (heading: string) => `The link to “${heading}” is copied.`,
  refused: 'Your browser does not let us copy. The link is:',
  table: 'Table, wider than the screen',
  tooShort: 'Type at least two letters.',
  loading: (title: string) => `Loading “${title}”`,
  failed: (title: string) => `“${title}” could not be loaded. The connection may be gone.`,
  retry: 'Try again',
  newTab: '(opens in a new tab)',
};
