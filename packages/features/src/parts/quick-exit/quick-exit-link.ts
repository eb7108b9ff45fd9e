import { brand } from '../../content/brand';

/**
 * What makes a link the way out in a hurry: it works before any script, tells the neutral page nothing, and the site's first
 * script takes the place of its page in the history wherever it finds the mark.
 */
export const quickExitLink = {
  href: brand.quickExit,
  rel: 'noreferrer',
  referrerPolicy: 'no-referrer',
  'data-quick-exit': '',
} as const;
