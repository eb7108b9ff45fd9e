export const proseCopy = {
  inShort: 'In short',
  copyLink: (heading: string) => `Copy the link to “${heading}”`,
  copied: 'Link copied',
  copiedTo: (heading: string) => `Link to “${heading}” copied.`,
  refused: 'Your browser blocked copying. Here’s the link:',
  table: 'Table, scrolls sideways',
  tooShort: 'Type at least two letters.',
  loading: (title: string) => `Loading “${title}”`,
  failed: (title: string) => `“${title}” didn’t load. You may be offline.`,
  retry: 'Try again',
  newTab: '(opens in a new tab)',
};
