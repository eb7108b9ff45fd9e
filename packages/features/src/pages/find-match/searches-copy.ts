import { brand } from '../../content/brand';
import { SEARCHES } from '../../domain/constants';

const searches = (count: number): string =>
  count === 1 ? 'One search' : `${count} searches, newest first`;

/** The text of the saved searches panel. It loads with the panel. */
export const searchesCopy = {
  heading: 'Your saved searches',
  count: {
    saved: (count: number) => `${searches(count)}, saved on this device.`,
    unsaved: (count: number) =>
      `${searches(count)}, for this visit only: your browser couldn’t save it.`,
  },
  empty: {
    saved: 'None yet. Searches you save stay on this device.',
    unsaved: 'None for now: your browser couldn’t save the change.',
  },
  list: 'Saved searches',
  field: 'Search name',
  hint: (suggestion: string) => `Optional. Otherwise we’ll call it “${suggestion}”.`,
  save: 'Save this search',
  nothing: 'Set a filter to save a search.',
  example: 'Try it with Rwanda',
  known: (name: string) => `You’re viewing “${name}”.`,
  full: `You’ve saved ${SEARCHES.most} searches, the maximum. Delete one to save another.`,
  saved: (name: string) => `Saved as “${name}”.`,
  notSaved: 'We couldn’t save the search on this device.',
  everyone: 'Everyone',
  unnamed: 'A search',
  share: (name: string) => `Share ${name}`,
  rename: (name: string) => `Rename ${name}`,
  remove: (name: string) => `Delete ${name}`,
  newName: 'New name',
  blank: 'Enter a name with visible characters',
  done: 'Save name',
  cancel: 'Cancel',
  renamed: (name: string) => `Renamed to “${name}”.`,
  removed: (name: string) => `“${name}” deleted.`,
  notRemoved: (name: string) => `“${name}” is still there: your browser couldn’t delete it.`,
  shareTitle: (name: string) => `${name} on ${brand.name}`,
  shareText: (summary: string) => `A search on ${brand.name}: ${summary}`,
  copied: 'Link copied.',
  byHand: 'Copy this link',
};
