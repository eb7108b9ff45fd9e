/** The components that have no sheet, by the folder of each, and why. */
export const WITHOUT_SHEET: Readonly<Record<string, string>> = {
  'alert-dialog': 'It covers the page, and there is one at a time: the state Open shows it.',
  dialog:
    'It covers the page, and there is one at a time: the states Open, Small, Large and Full show its sizes.',
  'hotel-modal': 'It covers the page, and there is one at a time: the state Open shows it.',
  'navigation-drawer':
    'It covers the page under the header, and there is one at a time: the states Open, Closed and Long show it.',
  splash: 'It fills the window and goes after 800 ms: the state Held shows it.',
  tooltip:
    'It opens beside what has the pointer or the focus, of which there is one: its states show it.',
  'hydration-notice':
    'It has one place on a page and says one sentence at a time: each has a state.',
};
