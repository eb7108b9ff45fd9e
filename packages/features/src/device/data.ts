import { dataModeDatum } from './data-mode';
import type { Datum } from './datum';
import { commentDatum } from './comments';
import { deckDatum } from './swipe-steps';
import { draftDatum, messageDraftDatum } from './drafts';
import { firstUseDatum } from './first-use';
import { filterDatum } from './last-filters';
import { hiddenDatum } from './hidden';
import { laterDatum } from './later';
import { likeDatum } from './likes';
import { datePlanDatum } from './plan-date';
import { profileDatum } from './own-profile';
import { searchDatum } from './searches';
import { sessionDatum } from './session';
import { settingsDatum } from './settings';
import { testimonyDatum } from './testimony-draft';
import { textSizeDatum } from './text-size';
import { themeDatum } from './theme';
import { messageDatum, threadDatum } from './threads';
import { timelineDatum } from './timeline';
import { trailDatum } from './trail';
import { walletDatum } from './wallet';

/** Everything that the site keeps on a device, in the order in which an import names it: the one list from which all others follow. */
export const DATA = {
  profile: profileDatum,
  likes: likeDatum,
  wallet: walletDatum,
  threads: threadDatum,
  messages: messageDatum,
  settings: settingsDatum,
  theme: themeDatum,
  textSize: textSizeDatum,
  dataMode: dataModeDatum,
  hidden: hiddenDatum,
  later: laterDatum,
  searches: searchDatum,
  timeline: timelineDatum,
  planDate: datePlanDatum,
  firstUse: firstUseDatum,
  session: sessionDatum,
  drafts: draftDatum,
  messageDrafts: messageDraftDatum,
  deck: deckDatum,
  comments: commentDatum,
  filters: filterDatum,
  breadcrumbs: trailDatum,
  testimony: testimonyDatum,
} as const satisfies Readonly<Record<string, Datum>>;

type Data = typeof DATA;

/** A key whose value may come back from a file. */
export type ImportKey = {
  [Name in keyof Data]: Data[Name] extends { readonly file: object } ? Data[Name]['key'] : never;
}[keyof Data];

/** What is kept under a key; undefined for a key of no datum. */
export const datumOf = (key: string): Datum | undefined =>
  Object.values<Datum>(DATA).find((datum) => datum.key === key);
