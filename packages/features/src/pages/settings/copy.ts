import type { HiddenKind } from '../../persistence/hidden';
import type { TextSize } from '../../persistence/text-size';
import type { Theme } from '../../persistence/theme';
import type { PageCopy } from '../../parts/page/page-copy';
import { settingsSwitchCopy } from '../../parts/settings-switch/copy';

const page = {
  title: 'Settings',
  description:
    'Decide what others see, how the site looks, whom you see, and what this device keeps.',
  heading: 'Settings',
  intro:
    'You decide what others see and how the site looks to you. All of it is kept on this device alone.',
} satisfies PageCopy;

const themes: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'As the device' };
const sizes: Record<TextSize, string> = { normal: 'Standard', large: 'Large', larger: 'Larger' };
const kinds: Record<HiddenKind, string> = {
  hidden: 'Hidden',
  blocked: 'Blocked',
  reported: 'Reported',
};

export const settingsCopy = {
  ...page,
  privacy: {
    heading: 'What others see',
    text: 'Nobody else can see your profile in this version. Your choices are kept for the day when they can.',
    switches: {
      showAge: { label: 'Show my age', hint: 'Off, your profile shows no age.' },
      showDistance: {
        label: 'Show my distance',
        hint: 'Others see roughly how far away you are, never where.',
      },
      blurFirst: {
        label: 'Blur first impressions',
        hint: 'The Digital Love Mask: photos stay blurred until both of you reveal. The dashboard has the same switch.',
      },
      nearbyRadar: {
        label: 'Nearby radar',
        hint: 'Look for people close by. The dashboard has the same switch.',
      },
    },
    changed: 'Not saved yet',
    unsaved: (count: number) =>
      count === 1
        ? 'One change is not saved yet. It waits in this tab until you save or discard it.'
        : `${count} changes are not saved yet. They wait in this tab until you save or discard them.`,
    unchanged: 'Everything is saved.',
    unkept: 'These settings are not saved on this device.',
    save: 'Save',
    discard: 'Discard changes',
    saved: 'Your settings are saved on this device.',
    discarded: 'Your changes are discarded.',
    failed:
      'Your settings could not be saved on this device. Your changes hold until you close the page: try again.',
    newer: settingsSwitchCopy.newer,
  },
  look: {
    heading: 'How it looks',
    text: 'These act at once.',
    theme: 'Theme',
    themes,
    size: 'Size of text',
    sizes,
    sample: 'Two cups of coffee on a terrace in Kigali, and time enough to listen.',
    failed: 'The browser would not save this choice: it holds for this visit.',
  },
  hidden: {
    heading: 'Hidden people',
    text: 'Whom you hide, block or report stays out of sight on this device: on Home, Find Match, Swipe and Messages. They are not told.',
    list: 'People you do not see',
    empty:
      'You see everybody. To hide, block or report somebody, open the three dots on a profile or in a conversation.',
    browse: 'Browse profiles',
    kinds,
    since: (day: string) => `since ${day}`,
    reason: (reason: string) => `Your reason: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
    show: 'Show again',
    showWhom: (name: string) => `Show again: ${name}`,
    shown: (name: string) => `You can see ${name} again.`,
  },
};
