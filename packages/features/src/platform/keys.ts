/** Every storage key of the site, shared with `boot.ts`. */
export const KEYS = {
  profile: 'iru_profile',
  likes: 'iru_likes',
  wallet: 'iru_wallet_v1',
  threads: 'iru_threads',
  messages: 'iru_msgs',
  settings: 'iru_settings',
  theme: 'iru_theme',
  textSize: 'iru_text_size',
  dataMode: 'iru_data_mode',
  language: 'iru_language',
  hidden: 'iru_hidden',
  records: 'iru_records',
  later: 'iru_later',
  searches: 'iru_searches',
  timeline: 'iru_timeline',
  planDate: 'iru_plan_date',
  firstUse: 'iru_first_use',
  session: 'iru_session',
  drafts: 'iru_drafts',
  messageDrafts: 'iru_msg_drafts',
  deck: 'iru_deck',
  comments: 'iru_comments',
  filters: 'iru_filters',
  breadcrumbs: 'iru_breadcrumbs',
  testimony: 'iru_testimony',
  registration: 'iru_registration',
  // These four contain nothing that the visitor entered.
  reloads: 'iru_reloads',
  left: 'iru_left',
  erased: 'iru_erased',
  scroll: 'iru_scroll',
} as const;

export const KEY_PREFIX = 'iru_';

/** Returns the backup key for a key's unreadable text; further backups are numbered. */
export function backupKey(key: string, copy = 1): string {
  return copy === 1 ? `${key}_backup` : `${key}_backup_${copy}`;
}

export function marksKey(key: string): string {
  return `${key}_marks`;
}
