import type { HiddenKind, ReportReason } from '../../persistence/hidden';

const done: Record<HiddenKind, (name: string) => string> = {
  hidden: (name) => `${name} is hidden on this device.`,
  blocked: (name) => `${name} is blocked on this device.`,
  reported: (name) => `Your report is kept on this device, and ${name} is hidden.`,
};

const reasons: Record<ReportReason, string> = {
  fake: 'They are not who they say they are',
  money: 'They ask for money or personal details',
  rude: 'They are rude, pushy or threatening',
  minor: 'They may be younger than 18',
  other: 'Something else',
};

export const peopleCopy = {
  /** Stands where a stored person has no name. */
  nobody: 'Somebody',
  menu: {
    more: (name: string) => `More about ${name}`,
    list: (name: string) => `What to do about ${name}`,
    hidden: 'Hide',
    blocked: 'Block',
    reported: 'Report',
    write: 'Write a message',
    plan: 'Plan a meeting',
    unlike: 'Unlike',
    later: 'Not now',
  },
  done,
  later: {
    done: (name: string) => `${name} is put aside for later.`,
    unsaved: (name: string) =>
      `${name} is put aside for this visit only: the browser would not save it.`,
    newer: (name: string) =>
      `${name} could not be put aside: a newer version of the site keeps that list. Reload to change it.`,
    heading: 'For later',
    list: 'People for later',
    text: {
      saved:
        'You put them aside with “Not now”. They are in no deck and no list until you bring them back; this list is kept on this device.',
      unsaved: 'You put them aside for this visit only: the browser would not save it.',
      newer: 'As it was before a newer version of the site took over. Reload to change it.',
    },
    empty: {
      saved: 'Nobody is put aside. “Not now” keeps somebody here until you want to see them again.',
      unsaved: 'Nobody for now: the browser would not save the change to this list.',
      newer:
        'A newer version of the site keeps this list. Nothing is lost: reload the page to see it.',
    },
    deck: 'Go to the deck',
    back: 'Bring back',
    backWhom: (name: string) => `Bring back ${name}`,
    isBack: (name: string) => `${name} is back.`,
    notBack: (name: string) => `${name} is still put aside: the browser would not change the list.`,
    who: (name: string, age: number) => `${name}, ${age}`,
  },
  unsaved: (name: string) =>
    `${name} is out of sight for this visit only: the browser would not save it.`,
  liked: (name: string) => `${name} is first in the list of people you like, kept on this device.`,
  list: 'See the list',
  notLiked: (name: string) => `Your like of ${name} could not be saved on this device.`,
  unliked: {
    saved: (name: string) => `${name} is no longer in your list.`,
    unsaved: (name: string) =>
      `${name} is off your list for this visit only: the browser would not save it.`,
    newer: (name: string) =>
      `${name} is still in your list: a newer version of the site keeps it. Reload to change it.`,
  },
  report: {
    title: (name: string) => `Report ${name}`,
    text: 'What happened? Your reason stays with your list of hidden people, in Settings.',
    legend: 'Reason',
    required: 'Choose a reason',
    honest:
      'Nothing is sent in this version: no team could read your report yet. It is kept on this device, and you do not see this person here any more.',
    danger: 'Are you in danger?',
    call: 'Call 112',
    cancel: 'Cancel',
    submit: 'Keep report and hide',
    close: 'Close',
  },
  reasons,
};
