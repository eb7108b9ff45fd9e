import { brand } from '../../content/brand';

/**
 * The props of a Quick exit link: it works before any script and sends the neutral page no referrer; wherever the boot
 * script finds the marker, it replaces the page in the history.
 */
export const quickExitLink = {
  href: brand.quickExit,
  rel: 'noreferrer',
  referrerPolicy: 'no-referrer',
  'data-quick-exit': '',
} as const;
