export const lazyCopy = {
  loading: 'Loading…',
  unavailable: 'This didn’t load. Check your connection, then try again.',
  retry: 'Try again',
  reloadNeeded: 'Part of this page didn’t load. Reload the page to go on.',
  reload: 'Reload',
  leave: 'Not now',
};
