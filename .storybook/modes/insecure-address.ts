const refuse = () =>
  Promise.reject(new DOMException('A page at this address has no clipboard.', 'NotAllowedError'));

/**
 * Lets stories play at an address that is neither `https` nor `localhost`, as on a phone beside the machine. Browsers keep the
 * clipboard away there, and without one Storybook gives a play nothing to press with: one that refuses takes its place.
 */
export const playAtInsecureAddress = (): void => {
  if (isSecureContext || 'clipboard' in navigator) return;
  const clipboard = { read: refuse, readText: refuse, write: refuse, writeText: refuse };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
};
