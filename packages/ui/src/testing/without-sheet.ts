/** The components without a sheet, by folder, and why. */
export const WITHOUT_SHEET: Readonly<Record<string, string>> = {
  'alert-dialog': 'It covers the page, one at a time. See the story Open.',
  dialog: 'It covers the page, one at a time. See the stories Open, Small, Large and Full.',
  'hotel-modal': 'It covers the page, one at a time. See the story Open.',
  'navigation-drawer':
    'It covers the page below the header, one at a time. See the stories Open, Closed and Long.',
  splash: 'It fills the window and disappears after 800 ms. See the story Held.',
  tooltip: 'It opens only beside the hovered or focused control. See its stories.',
  'hydration-notice': 'A page has only one, with one message at a time. See its stories.',
};
