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
  { readonly name: string; readonly what: string; readonly kept: (n: number) => string }
> = {
  profile: {
    name: 'Profile',
    what: 'What you told us when you registered',
    kept: formatThings('profile', 'profiles'),
  },
  likes: { name: 'Likes', what: 'People you like', kept: formatThings('person', 'people') },
  later: {
    name: 'For later',
    what: 'Whom you have put aside for later',
    kept: formatThings('person', 'people'),
  },
  hidden: {
    name: 'Hidden people',
    what: 'Whom you have hidden, blocked or reported',
    kept: formatThings('person', 'people'),
  },
  searches: {
    name: 'Saved searches',
    what: 'Filters that you keep under a name',
    kept: formatThings('search', 'searches'),
  },
  wallet: {
    name: 'Wallet',
    what: 'Your coins and how they came and went',
    kept: formatThings('transaction', 'transactions'),
  },
  messages: {
    name: 'Messages',
    what: 'Conversations and what you wrote',
    kept: formatThings('conversation', 'conversations'),
  },
  settings: {
    name: 'Settings',
    what: 'Your switches, the theme, the size of text and the data mode',
    kept: formatThings('choice', 'choices'),
  },
  introductions: {
    name: 'Introductions',
    what: 'Which pages have said what they are for',
    kept: formatThings('page', 'pages'),
  },
  session: {
    name: 'Session',
    what: 'Whether you are logged in here',
    kept: (n) => (n > 0 ? 'logged in' : 'logged out'),
  },
  tab: {
    name: 'This tab',
    what: 'Unsent texts, a half-filled registration, comments on cards, your filters and mood, your way through the site and how far you scrolled, until you close the tab',
    kept: formatThings('note', 'notes'),
  },
  saveCardForLater: {
    name: 'Set aside',
    what: 'Texts that could not be read, kept in case',
    kept: formatThings('text', 'texts'),
  },
  erased: {
    name: 'Erasure',
    what: 'That everything was erased here, so that no other tab brings it back; a random text, without a time',
    kept: () => 'one mark',
  },
  other: {
    name: 'Anything else',
    what: 'From an earlier or a later version of the site',
    kept: formatThings('value', 'values'),
  },
};

const failures: Record<ReadFailure | ImportFailure, string> = {
  'too-large': `The file is larger than ${MAX_IMPORT_BYTES / 1024 / 1024} MB, which is the most that can be imported. Nothing was changed.`,
  'too-deep':
    'The file nests its contents more deeply than this site ever does, so it was not read. Nothing was changed.',
  'not-json': 'The file is not readable: it is damaged, or not a JSON file. Nothing was changed.',
  'other-kind':
    'The file is not an export of this site. Choose one that you exported here. Nothing was changed.',
  empty: 'The file is an export, but holds nothing that can be brought back. Nothing was changed.',
  unreadable: 'What the file holds is not in a form that this site keeps. Nothing was changed.',
  newer:
    'The data comes from a newer version of the site. Reload the page, then try again. Nothing was changed.',
  refused:
    'The browser refused to save the file’s contents, so nothing was imported. What was here is unchanged.',
  erased:
    'Everything on this device was erased in another tab meanwhile, so nothing of the file was kept.',
  unreachable: 'The browser does not let this site save anything, so nothing was imported.',
};

const effects: Record<ImportEffect, string> = {
  replaced: 'Replaced by what the file holds',
  united: 'Joined with what is here; nothing is lost',
  added: 'Added; nothing of it is here yet',
  same: 'Already here, unchanged',
};

const keys: Record<ImportKey, string> = {
  iru_profile: 'Profile',
  iru_likes: 'Likes',
  iru_wallet_v1: 'Wallet',
  iru_threads: 'Conversations',
  iru_msgs: 'Messages',
  iru_settings: 'Settings',
  iru_theme: 'Theme',
  iru_text_size: 'Size of text',
  iru_data_mode: 'Data mode',
  iru_hidden: 'Hidden people',
  iru_later: 'For later',
  iru_searches: 'Saved searches',
  iru_timeline: 'Timeline',
  iru_plan_date: 'Planned date',
  iru_first_use: 'Introductions',
};

export const dataCopy = {
  heading: 'Your data',
  intro:
    'Everything stays on this device: we have no copy. Whoever uses this browser can see it, and you can take it along or erase it.',
  table: {
    caption: 'What this device keeps',
    topic: 'Topic',
    kept: 'Kept',
    size: 'Size',
    total: 'Together',
    waiting: 'Your device counts what it keeps as soon as the page is ready.',
    nothing: 'This device keeps nothing of this site.',
    absent: (names: readonly string[]) => `Nothing is kept so far of: ${list(names)}.`,
  },
  topics,
  size: (bytes: number): string => {
    if (bytes < 1000) return `${bytes} B`;
    return bytes < 1_000_000
      ? `${(bytes / 1000).toFixed(1)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
  },
  look: 'See every word of it',
  closed:
    'You logged out here. To read it on the page, open it with the demo account; to export or erase it, you need no account.',
  cut: (shown: number, all: number) =>
    `… ${formatCount(shown)} of ${formatCount(all)} characters are shown. The export has all of them.`,
  raw: 'All data as text',
  export: {
    heading: 'Take it along',
    text: 'One JSON file with all of it, except passwords: they are never kept.',
    action: 'Export my data',
    file: 'iru-my-data.json',
    done: 'Your browser was handed the file iru-my-data.json.',
  },
  import: {
    heading: 'Bring it back',
    text: 'A file that was exported here. You see what it would change before anything happens.',
    action: 'Import a file',
    working: 'Reading the file',
    unreadableFile: 'The browser could not read the file. Nothing was changed.',
    failures,
    nothingNew: 'Everything in the file is here already. Nothing was changed.',
    confirm: {
      title: 'Import this file?',
      replacing: 'Some of what is here would be replaced. This cannot be undone.',
      keeping: 'Nothing of what is here would be replaced.',
      effects,
      counted: (name: string, { fresh, known }: ImportCounts) =>
        `${name}: ${formatCount(fresh)} new, ${formatCount(known)} already here`,
      leftOut: 'Left out, because it cannot be read',
      cancel: 'Cancel',
      replace: 'Replace and import',
      add: 'Import',
    },
    keys,
    done: (names: readonly string[]) => `Imported to this device: ${list(names)}.`,
  },
  erase: {
    heading: 'Erase everything',
    text: 'Removes all of the above from this device, in every open tab, and logs you out. There is no copy to bring it back from, unless you export it first. What stays is a mark that says so.',
    action: 'Erase my data',
    confirm: {
      title: 'Erase everything on this device?',
      text: 'Your profile, likes, saved searches, coins, messages, settings and unsent texts are removed, and you are logged out. This cannot be undone.',
      cancel: 'Keep it',
      action: 'Erase everything',
    },
    done: 'Everything that this site kept on this device is erased, and you are logged out. Other open tabs forget it too.',
    refused:
      'The browser did not let us erase everything. Clear this site’s data in the browser’s own settings.',
  },
};
