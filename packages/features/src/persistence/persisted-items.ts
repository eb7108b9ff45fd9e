import { dataModeItem } from './data-mode';
import type { PersistedItem } from './persisted-item';
import { commentItem } from './comments';
import { deckItem } from './swipe-steps';
import { draftItem, messageDraftItem } from './drafts';
import { firstUseItem } from './first-use';
import { filterItem } from './last-filters';
import { hiddenItem, recordItem } from './hidden';
import { languageItem } from './language';
import { laterItem } from './later';
import { likeItem } from './likes';
import { datePlanItem } from './plan-date';
import { profileItem } from './own-profile';
import { searchItem } from './searches';
import { sessionItem } from './session';
import { settingsItem } from './settings';
import { testimonyItem } from './testimony-draft';
import { textSizeItem } from './text-size';
import { themeItem } from './theme';
import { messageItem } from './messages';
import { threadItem } from './threads';
import { timelineItem } from './timeline';
import { trailItem } from './trail';
import { walletItem } from './wallet';

/** Everything the site stores on a device, in the order an import lists it; the single source for all other lists. */
export const PERSISTED_ITEMS = {
  profile: profileItem,
  likes: likeItem,
  wallet: walletItem,
  threads: threadItem,
  messages: messageItem,
  settings: settingsItem,
  theme: themeItem,
  textSize: textSizeItem,
  dataMode: dataModeItem,
  language: languageItem,
  hidden: hiddenItem,
  records: recordItem,
  later: laterItem,
  searches: searchItem,
  timeline: timelineItem,
  planDate: datePlanItem,
  firstUse: firstUseItem,
  session: sessionItem,
  drafts: draftItem,
  messageDrafts: messageDraftItem,
  deck: deckItem,
  comments: commentItem,
  filters: filterItem,
  breadcrumbs: trailItem,
  testimony: testimonyItem,
} as const satisfies Readonly<Record<string, PersistedItem>>;

type Data = typeof PERSISTED_ITEMS;

export type ImportKey = {
  [Name in keyof Data]: Data[Name] extends { readonly file: object } ? Data[Name]['key'] : never;
}[keyof Data];

/** Returns the item stored under a key; undefined for unknown keys. */
export const persistedItemOf = (key: string): PersistedItem | undefined =>
  Object.values<PersistedItem>(PERSISTED_ITEMS).find((item) => item.key === key);
