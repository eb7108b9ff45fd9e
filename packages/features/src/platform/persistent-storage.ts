import { KEYS } from './keys';

/** What a member would miss, unlike a theme. */
const MEMBER_KEYS: readonly string[] = [
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

/** Asks the browser, once per visit, not to remove what a member has saved. The browser decides; Firefox asks the visitor. */
export const requestPersistence = (key: string): void => {
  if (isAsked || !MEMBER_KEYS.includes(key)) return;
  isAsked = true;
  // Missing without a secure connection, and in unit tests without a DOM.
  void globalThis.navigator?.storage?.persist?.().catch(() => false);
};
