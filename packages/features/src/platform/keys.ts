/** Every key that the site uses in the browser's storage. */
export const KEYS = {
  wallet: 'iru_wallet_v1',
  session: 'iru_session',
  settings: 'iru_settings',
  theme: 'iru_theme',
  likes: 'iru_likes',
  threads: 'iru_threads',
  messages: 'iru_msgs',
  breadcrumbs: 'iru_breadcrumbs',
  drafts: 'iru_drafts',
  messageDrafts: 'iru_msg_drafts',
  profile: 'iru_profile',
  registration: 'iru_registration',
  testimony: 'iru_testimony',
  timeline: 'iru_timeline',
  planDate: 'iru_plan_date',
  reloads: 'iru_reloads',
  hidden: 'iru_hidden',
  deck: 'iru_deck',
  textSize: 'iru_text_size',
  left: 'iru_left',
  erased: 'iru_erased',
  scroll: 'iru_scroll',
} as const;

/** What all keys of the site begin with. */
export const KEY_PREFIX = 'iru_';

/** Keys of earlier versions that do not begin so; they are seen and erased like the others. */
export const EARLIER_KEYS: readonly string[] = ['react-router-scroll-positions'];

/** Where the unreadable text of a key is kept; a further one gets a number. */
export function backupKey(key: string, copy = 1): string {
  return copy === 1 ? `${key}_backup` : `${key}_backup_${copy}`;
}

/** Where the removals of a list are counted. */
export function marksKey(key: string): string {
  return `${key}_marks`;
}
