import type { KeptProblem } from '../../platform/kept-pages';
import type { KEPT_PATHS } from './kept-paths';

const problems: Record<KeptProblem, string> = {
  blocked:
    'Your browser doesn’t let this site save pages, perhaps because of a private window or a setting. Nothing was saved.',
  full: 'This phone doesn’t have enough free space. Nothing was saved.',
  offline: 'The connection was lost. Nothing was saved. Try again when you’re online.',
  'captive-portal':
    'Another page answered in place of our site. Log in to the network first, then try again. Nothing was saved.',
  interrupted: 'The browser stopped, or removed some of the pages. None are saved now.',
  failed: 'The pages couldn’t be saved. Try again later.',
  damaged:
    'Some of the saved pages are missing or can’t be read. To save them again, switch off and on while you’re online.',
  'not-removed':
    'Your browser didn’t remove everything. Clear this site’s data in your browser’s settings.',
};

const pages: Record<(typeof KEPT_PATHS)[number], string> = {
  '/meeting-guide': 'Meeting guide, map and checklist',
  '/help-center': 'Help articles on safety',
  '/plan-date': 'Your plan for a date',
  '/messages': 'Your messages',
  '/settings': 'Settings',
};

export const offlineCopy = {
  heading: 'Without a connection',
  label: 'Keep the safety pages on this phone',
  hint: 'The meeting guide with its map, the emergency numbers and the help articles on safety. Your own plan and messages open too.',
  size: (kilobytes: number) =>
    `Downloads about ${kilobytes} kB now, and later only what an update changes.`,
  /** What is stored, what removes it and what remains. */
  limits:
    'Only public pages are saved, nothing you wrote. Switching this off, erasing your data and leaving this site quickly remove them. Your browser’s own settings still list this site. An iPhone removes the pages after seven days of use without a visit here.',
  working: 'Downloading the pages…',
  on: 'The pages are on this phone.',
  onIn: (language: string) =>
    `The pages are on this phone in another language: ${language}. To keep them in this one, switch off and on again.`,
  removed: 'The pages were removed from this phone.',
  problems,
  homeScreen: {
    legend: 'Name on your home screen',
    hint: 'Choose a name here, then “Add to home screen” in your browser’s menu. Anyone who uses this phone can see it.',
    notes: 'Notes',
  },
  noConnection: {
    title: 'No connection',
    text: 'This page isn’t saved on this phone. It will open when you’re online again.',
    retry: 'Try again',
  },
  /** On a kept page that is shown because the site can't be reached. */
  keptCopy: {
    unreached: 'This page is the copy saved on this phone, because our site can’t be reached.',
    reached: 'Our site can be reached again.',
    reload: 'Show the latest version',
  },
  kept: { heading: 'These pages open without a connection', pages, emergency: 'Emergency numbers' },
};
