export const lazyCopy = {
  loading: 'Loading…',
  unavailable: 'This didn’t load. Check your connection, then try again.',
  retry: 'Try again',
  leave: 'Not now',
};
