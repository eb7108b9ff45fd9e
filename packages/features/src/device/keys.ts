import { PLATFORM_KEYS } from '../platform/keys';

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
  hidden: 'iru_hidden',
  deck: 'iru_deck',
  textSize: 'iru_text_size',
  ...PLATFORM_KEYS,
} as const;
