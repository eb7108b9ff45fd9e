import type { HiddenKind } from '../../persistence/hidden';

const done: Record<Exclude<HiddenKind, 'hidden'>, (when: string) => string> = {
  blocked: (when) => (when ? `You blocked this person on ${when}.` : 'You blocked this person.'),
  reported: (when) => (when ? `You reported this person on ${when}.` : 'You reported this person.'),
};

/** Records of blocks and reports, which a visitor may need for the police, a lawyer or a friend. */
export const recordsCopy = {
  open: 'Open record',
  openOf: (name: string) => `Open record: ${name}`,
  kept: {
    heading: 'Records you kept',
    text: 'Blocks and reports of people who are shown again, saved on this device only.',
    remove: 'Delete',
    removeOf: (name: string) => `Delete record: ${name}`,
    removed: (name: string) => `The record about ${name} is deleted.`,
  },
  again: {
    title: (name: string) => `Show ${name} again?`,
    text: 'This person appears again on Home, Find Match, Swipe and Messages.',
    keep: 'Keep my record of the block or report',
    hint: 'You may need it for the police, a lawyer or a friend.',
    action: 'Show again',
    notKept: (name: string) =>
      `The record couldn’t be saved on this device, so ${name} stays hidden.`,
  },
  remove: {
    title: (name: string) => `Delete the record about ${name}?`,
    text: 'Its date and reason are removed from this device. This can’t be undone. Your messages stay.',
    action: 'Delete record',
  },
  record: {
    title: (name: string) => `Record: ${name}`,
    honest:
      'It’s on this device only, and nothing is sent to anyone. Anyone who uses this device or finds a copy can read it.',
    done,
    messages: 'Messages you wrote',
    none: 'There are no messages to this person on this device.',
    noDate: 'Date unknown',
    made: (when: string) => `Copied on ${when}`,
    print: 'Print',
    save: 'Save as a text file',
    saved: (file: string) => `Saved as ${file}. Keep it where only you can open it.`,
    close: 'Close',
  },
};
