export const lazyCopy = {
  loading: 'Loading…',
  unavailable: 'This could not be loaded. Check your connection, then try again.',
  retry: 'Try again',
  leave: 'Not now',
};
