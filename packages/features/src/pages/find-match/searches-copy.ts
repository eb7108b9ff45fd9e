import { brand } from '../../content/brand';
import { SEARCHES } from '../../domain/constants';

const searches = (count: number): string =>
  count === 1 ? 'One search' : `${count} searches, newest first`;

/** The words of the panel of saved searches, which loads late. */
export const searchesCopy = {
  heading: 'Your saved searches',
  count: {
    saved: (count: number) => `${searches(count)}, kept on this device.`,
    unsaved: (count: number) =>
      `${searches(count)}, for this visit only: the browser would not save it.`,
    newer: (count: number) =>
      `${searches(count)}, as it was before a newer version took over. Reload to change it.`,
  },
  empty: {
    saved: 'None yet. A search that you save is kept on this device, and sent to nobody.',
    unsaved: 'None for now: the browser would not save the change to this list.',
    newer:
      'A newer version of the site keeps your searches. Nothing is lost: reload the page to see them.',
  },
  list: 'Saved searches',
  field: 'Name of this search',
  hint: (suggestion: string) => `Without one it is called “${suggestion}”.`,
  save: 'Save this search',
  nothing: 'Set a filter, and you can save the search here.',
  example: 'Try it with Rwanda',
  known: (name: string) => `You look at “${name}” now.`,
  full: `You keep ${SEARCHES.most} searches, which is as many as there is room for. Delete one to save another.`,
  saved: (name: string) => `Saved as “${name}”.`,
  notSaved: 'The search could not be saved on this device.',
  everybody: 'Everybody',
  unnamed: 'A search',
  share: (name: string) => `Share ${name}`,
  rename: (name: string) => `Rename ${name}`,
  remove: (name: string) => `Delete ${name}`,
  newName: 'New name',
  blank: 'Give the search a name that can be read',
  done: 'Save the name',
  cancel: 'Cancel',
  renamed: (name: string) => `It is called “${name}” now.`,
  removed: (name: string) => `“${name}” is deleted.`,
  notRemoved: (name: string) => `“${name}” is still there: the browser would not delete it.`,
  shareTitle: (name: string) => `${name} on ${brand.name}`,
  shareText: (words: string) => `A search on ${brand.name}: ${words}`,
  copied: 'The address of the search is copied.',
  byHand: 'Copy this address by hand',
};
