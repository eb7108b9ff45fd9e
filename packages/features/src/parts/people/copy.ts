import { EMERGENCY } from '../../domain/emergency-numbers';
import type { HiddenKind, ReportReason } from '../../persistence/hidden';

const done: Record<HiddenKind, (name: string) => string> = {
  hidden: (name) => `${name} is hidden on this device.`,
  blocked: (name) => `${name} is blocked on this device.`,
  reported: (name) => `Your report is saved on this device, and ${name} is hidden.`,
};

const reasons: Record<ReportReason, string> = {
  fake: 'They are not who they say they are',
  money: 'They ask for money or personal details',
  rude: 'They are rude, pushy or threatening',
  minor: 'They may be younger than 18',
  other: 'Something else',
};

export const peopleCopy = {
  /** Replaces the name of a stored person who has none. */
  unnamed: 'Someone',
  menu: {
    more: (name: string) => `More about ${name}`,
    list: (name: string) => `Options for ${name}`,
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
    done: (name: string) => `${name} is saved for later.`,
    unsaved: (name: string) =>
      `${name} is saved for later, for this visit only. Your browser couldn’t save the change.`,
    heading: 'Saved for later',
    list: 'People you saved for later',
    text: {
      saved: 'They don’t appear while you swipe or browse. Saved on this device.',
      unsaved: 'Saved for this visit only. Your browser couldn’t save the list.',
    },
    empty: {
      saved: 'No one yet. Choose “Not now” on a profile to save it for later.',
      unsaved: 'No one for now. Your browser couldn’t save the change.',
    },
    deck: 'Go to Swipe',
    back: 'Bring back',
    bringBack: (name: string) => `Bring back ${name}`,
    isBack: (name: string) => `${name} is back.`,
    notBack: (name: string) =>
      `${name} is still saved for later. Your browser couldn’t save the change.`,
    who: (name: string, age: number) => `${name}, ${age}`,
  },
  unsaved: (name: string) =>
    `${name} is hidden for this visit only. Your browser couldn’t save the change.`,
  liked: (name: string) => `You like ${name}. Saved on this device.`,
  list: 'See the list',
  notLiked: (name: string) => `Your like for ${name} couldn’t be saved on this device.`,
  unliked: {
    saved: (name: string) => `${name} is no longer in your list.`,
    unsaved: (name: string) =>
      `${name} is off your list for this visit only. Your browser couldn’t save the change.`,
  },
  report: {
    title: (name: string) => `Report ${name}`,
    text: 'What happened? Your reason is saved in Settings.',
    legend: 'Reason',
    required: 'Choose a reason',
    honest:
      'Your report isn’t sent: there’s no team to read it yet. It’s saved on this device, and you won’t see this person again here.',
    evidence:
      'If this may be a crime, take screenshots now and don’t delete any messages. You can read, print and save your conversation later in Settings. Show them to the Rwanda Investigation Bureau (RIB) or the police.',
    danger: 'Are you in danger?',
    call: `Call ${EMERGENCY.allServices}`,
    cancel: 'Cancel',
    submit: 'Save report and hide',
    close: 'Close',
  },
  reasons,
};
