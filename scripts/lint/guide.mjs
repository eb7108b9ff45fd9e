/**
 * The headings of CONTRIBUTING.md that explain the architecture rules.
 * @typedef {'imports-run-one-way' | 'layers-inside-features' | 'no-barrels' | 'words-live-in-copy' | 'one-text-one-element'
 *   | 'buttons-come-from-ui' | 'the-browser-through-platform' | 'tokens-only'} Anchor
 */

/** Returns the end of a message, with the heading that explains the rule. @param {Anchor} anchor */
export const guide = (anchor) => `See CONTRIBUTING.md#${anchor}`;
