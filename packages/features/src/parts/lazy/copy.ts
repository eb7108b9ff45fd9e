export const lazyCopy = {
  loading: 'Loading…',
  unavailable: 'This didn’t load. Check your connection, then try again.',
  retry: 'Try again',
  newVersion: 'A new version of the site is ready. Reload the page to go on.',
  reload: 'Reload',
  leave: 'Not now',
};
