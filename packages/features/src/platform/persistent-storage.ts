import { KEYS } from './keys';

/** What a member would miss, unlike a theme. */
const PRECIOUS: readonly string[] = [
  KEYS.profile,
  KEYS.likes,
  KEYS.wallet,
  KEYS.threads,
  KEYS.messages,
  KEYS.hidden,
  KEYS.records,
  KEYS.later,
];

let isAsked = false;

/** Asks the browser, once a visit, not to remove what a member has saved; it decides, and Firefox asks the visitor. */
export const askToKeep = (key: string): void => {
  if (isAsked || !PRECIOUS.includes(key)) return;
  isAsked = true;
  // Missing without a secure connection, and in the tests of rules.
  void globalThis.navigator?.storage?.persist?.().catch(() => false);
};
