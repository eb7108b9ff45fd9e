/** What else a reader may call a thing: its name in the sidebar, or its last two, to the words that the search finds it by too. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  Accordion: ['collapse', 'questions'],
  'Alert dialog': ['confirm', 'warning'],
  Avatar: ['picture', 'initials'],
  'Back to top': ['scroll'],
  Badge: ['tag', 'chip', 'label'],
  Breadcrumb: ['trail', 'path'],
  Button: ['action', 'submit'],
  Card: ['panel', 'box'],
  Carousel: ['slideshow', 'gallery'],
  'Chat bubble': ['message', 'speech'],
  Checkbox: ['tick', 'consent'],
  'Coin keypad': ['calculator', 'numbers'],
  Dialog: ['modal', 'popup'],
  Disclosure: ['expand', 'collapse'],
  'Drag handle': ['reorder', 'sort'],
  'Empty state': ['nothing', 'no results'],
  'Error summary': ['validation', 'mistakes'],
  'Fact table': ['data', 'grid'],
  'Floating button': ['launcher', 'fab'],
  'Hotel modal': ['place', 'meeting'],
  'List button': ['row', 'option'],
  'Media frame': ['film', 'video'],
  Menu: ['dropdown', 'more actions'],
  Motif: ['pattern', 'imigongo'],
  'Native select': ['select', 'dropdown'],
  'Navigation drawer': ['hamburger', 'side menu'],
  Notice: ['banner', 'alert'],
  'Percent bars': ['chart', 'graph'],
  'Pricing/Page': ['wallet', 'coins'],
  Portrait: ['photo', 'picture'],
  'Profile card': ['heart', 'like', 'person'],
  'Profile card blurred': ['locked', 'logged out'],
  'Purchase dialog': ['wallet', 'buy coins'],
  'Radio group': ['choice', 'options'],
  Skeleton: ['loading', 'placeholder'],
  Slider: ['range', 'distance'],
  Splash: ['loading', 'start screen'],
  'Star rating': ['stars', 'review'],
  Stepper: ['wizard', 'progress'],
  Switch: ['toggle', 'on and off'],
  'Text area': ['multiline', 'message'],
  'Text field': ['input', 'email'],
  Thumbnail: ['small picture', 'gallery'],
  Toaster: ['snackbar', 'toast', 'notification'],
  Transactions: ['wallet', 'history'],
  Tooltip: ['hint', 'hover'],
};

/**
 * A title with its synonyms and the requirements that its stories prove, as the search reads it: "Overlays/Dialog (modal,
 * popup)", "Home/Discover (HOME-3)".
 */
export const withSynonyms = (title: string, proves: readonly string[] = []): string => {
  const path = title.split('/');
  const words = [
    ...(SYNONYMS[path.slice(-2).join('/')] ?? SYNONYMS[path.at(-1) ?? ''] ?? []),
    ...proves,
  ];
  return words.length > 0 ? `${title} (${words.join(', ')})` : title;
};

/** A name without what the search alone reads, as the sidebar shows it. */
export const withoutSynonyms = (name: string): string => name.replace(/ \([^)]*\)$/, '');
