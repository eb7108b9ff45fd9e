import { formatCount, formatThings } from '../../content/format';
import type { ImportKey } from '../../persistence/persisted-items';
import type { DeviceTopic } from '../../persistence/persisted-item';
import {
  type ImportFailure,
  MAX_IMPORT_BYTES,
  type ReadFailure,
} from '../../persistence/device-data-import';
import type { ImportCounts, ImportEffect } from '../../persistence/device-data-rules';

const list = (names: readonly string[]): string => names.join(', ');

const topics: Record<
  DeviceTopic,
  { readonly name: string; readonly what: string; readonly saved: (n: number) => string }
> = {
  profile: {
    name: 'Profile',
    what: 'What you entered when you registered',
    saved: formatThings('profile', 'profiles'),
  },
  likes: { name: 'Likes', what: 'People you like', saved: formatThings('person', 'people') },
  later: {
    name: 'Saved for later',
    what: 'People you saved for later',
    saved: formatThings('person', 'people'),
  },
  hidden: {
    name: 'Hidden people',
    what: 'People you’ve hidden, blocked or reported, and records you kept',
    saved: formatThings('person or record', 'people and records'),
  },
  searches: {
    name: 'Saved searches',
    what: 'Filters you saved under a name',
    saved: formatThings('search', 'searches'),
  },
  wallet: {
    name: 'Wallet',
    what: 'Your coins and transactions',
    saved: formatThings('transaction', 'transactions'),
  },
  messages: {
    name: 'Messages',
    what: 'Your conversations and what you wrote, sent or not',
    saved: formatThings('conversation', 'conversations'),
  },
  settings: {
    name: 'Settings',
    what: 'Your privacy choices, theme, text size, data mode and language',
    saved: formatThings('choice', 'choices'),
  },
  introductions: {
    name: 'Introductions',
    what: 'Which pages have introduced themselves',
    saved: formatThings('page', 'pages'),
  },
  session: {
    name: 'Session',
    what: 'Whether you are logged in here',
    saved: (n) => (n > 0 ? 'logged in' : 'logged out'),
  },
  tab: {
    name: 'This tab',
    what: 'Unfinished forms and questions, comments, your filters and mood, your steps on Swipe, the pages you visited and how far you scrolled, until you close the tab or log out',
    saved: formatThings('note', 'notes'),
  },
  backups: {
    name: 'Unreadable data',
    what: 'Data that couldn’t be read, kept just in case',
    saved: formatThings('text', 'texts'),
  },
  erased: {
    name: 'Erasure',
    what: 'A marker that stops other tabs from restoring what you erased or cleared by logging out. It’s random text without a time.',
    saved: () => 'one marker',
  },
  other: {
    name: 'Anything else',
    what: 'Not from this version of the site',
    saved: formatThings('value', 'values'),
  },
};

const failures: Record<ReadFailure | ImportFailure, string> = {
  'too-large': `The file is larger than ${MAX_IMPORT_BYTES / 1024 / 1024} MB. Nothing was changed.`,
  'too-deep': 'The file isn’t an export of this site: it’s nested too deeply. Nothing was changed.',
  'not-json': 'The file is damaged or isn’t a JSON file. Nothing was changed.',
  'other-kind':
    'The file isn’t an export that this version of the site can read. Choose one you exported here. Nothing was changed.',
  empty: 'The export contains nothing to import. Nothing was changed.',
  unreadable: 'The file’s contents aren’t in a format this site uses. Nothing was changed.',
  refused: 'Your browser couldn’t save the file’s contents. Nothing was changed.',
  erased: 'Everything on this device was erased in another tab, so nothing was imported.',
  unreachable: 'Your browser doesn’t let this site save anything, so nothing was imported.',
};

const effects: Record<ImportEffect, string> = {
  replaced: 'Replaced with what’s in the file',
  united: 'Merged with what’s on this device. Nothing is removed.',
  lowered:
    'Merged with what’s on this device. You’ll have fewer coins, because the file lists more spending.',
  added: 'Added',
  same: 'Already here, no change',
};

const keys: Record<ImportKey, string> = {
  iru_profile: 'Profile',
  iru_likes: 'Likes',
  iru_wallet_v1: 'Wallet',
  iru_threads: 'Conversations',
  iru_msgs: 'Messages',
  iru_msg_drafts: 'Unsent messages',
  iru_settings: 'Settings',
  iru_theme: 'Theme',
  iru_text_size: 'Text size',
  iru_data_mode: 'Data mode',
  iru_language: 'Language',
  iru_hidden: 'Hidden people',
  iru_records: 'Records you kept',
  iru_later: 'Saved for later',
  iru_searches: 'Saved searches',
  iru_timeline: 'Timeline',
  iru_plan_date: 'Planned date',
  iru_first_use: 'Introductions',
};

export const dataCopy = {
  heading: 'Your data',
  intro:
    'Everything stays on this device, and we have no copy. Anyone who uses this browser can see it. The browser may remove it to make room, and Safari does after seven days of use without a visit here: export what you need.',
  table: {
    caption: 'Saved on this device',
    topic: 'Topic',
    saved: 'Saved',
    size: 'Size',
    total: 'Total',
    waiting: 'Loading your saved data…',
    nothing: 'Nothing is saved on this device.',
    absent: (names: readonly string[]) => `Nothing saved yet: ${list(names)}.`,
  },
  topics,
  size: (bytes: number): string => {
    if (bytes < 1000) return `${bytes} B`;
    return bytes < 1_000_000
      ? `${(bytes / 1000).toFixed(1)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
  },
  look: 'See all of it',
  closed: 'To see your data here, use the demo account. You can export or erase it without one.',
  cut: (shown: number, all: number) =>
    `… ${formatCount(shown)} of ${formatCount(all)} characters are shown. The export has all of them.`,
  raw: 'All data as text',
  export: {
    heading: 'Export',
    text: 'One JSON file with everything. Passwords are never saved.',
    action: 'Export my data',
    done: (file: string) => `Downloaded ${file}.`,
  },
  import: {
    heading: 'Import',
    text: 'Use a file you exported here. You’ll see the changes first.',
    action: 'Import a file',
    working: 'Reading the file…',
    unreadableFile: 'Your browser couldn’t read the file. Nothing was changed.',
    failures,
    nothingNew: 'Everything in the file that can be imported is already here. Nothing was changed.',
    confirm: {
      title: 'Import this file?',
      replacing: 'This replaces some of what’s on this device. It can’t be undone.',
      keeping: 'Nothing on this device will be replaced.',
      effects,
      counted: (name: string, { fresh, known }: ImportCounts) =>
        `${name}: ${formatCount(fresh)} new, ${formatCount(known)} already here`,
      unreadable: 'Left out because it can’t be read',
      leftOut: 'Not imported, because it belongs to one tab or device',
      unknown: 'Not imported, because this version of the site doesn’t know it',
      cancel: 'Cancel',
      replace: 'Replace and import',
      add: 'Import',
    },
    keys,
    done: (names: readonly string[]) => `Imported: ${list(names)}.`,
  },
  erase: {
    heading: 'Erase everything',
    text: 'Removes all of the above, and any saved safety pages, from this device and every open tab, and logs you out. Export it first if you want a copy. Only a marker of the erasure remains.',
    action: 'Erase my data',
    confirm: {
      title: 'Erase everything on this device?',
      text: 'This removes your profile, likes, saved searches, coins, messages, settings, drafts and saved safety pages, and logs you out. It can’t be undone.',
      cancel: 'Keep it',
      action: 'Erase everything',
    },
    done: 'Everything is erased from this device and other open tabs, and you’re logged out.',
    refused: 'We couldn’t erase everything. Clear this site’s data in your browser’s settings.',
  },
};
