import type { HiddenKind } from '../../persistence/hidden';
import type { TextSize } from '../../persistence/text-size';
import type { Theme } from '../../persistence/theme';
import type { PageCopy } from '../../parts/page/page-copy';
import type { UnsavedSettings } from './unsaved-settings';

const page = {
  title: 'Settings',
  description: 'Choose what others see, how the site looks and who you see.',
  heading: 'Settings',
  intro: 'Saved on this device only.',
} satisfies PageCopy;

const themes: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'Device setting' };
const sizes: Record<TextSize, string> = { normal: 'Standard', large: 'Large', larger: 'Larger' };
const kinds: Record<HiddenKind, string> = {
  hidden: 'Hidden',
  blocked: 'Blocked',
  reported: 'Reported',
};

const switches: Record<keyof UnsavedSettings, { readonly label: string; readonly hint?: string }> =
  {
    showAge: { label: 'Show my age' },
    showDistance: {
      label: 'Show my distance',
      hint: 'Others see roughly how far away you are, never where.',
    },
    blurFirst: {
      label: 'Blur first impressions',
      hint: 'The Digital Love Mask: photos stay blurred until you both reveal.',
    },
    nearbyRadar: { label: 'Nearby radar' },
  };

export const settingsCopy = {
  ...page,
  privacy: {
    heading: 'What others see',
    text: 'No one else can see your profile yet. Your choices apply once they can.',
    switches,
    changed: 'Not saved yet',
    unsaved: (count: number) =>
      count === 1
        ? 'One change isn’t saved yet. It stays in this tab.'
        : `${count} changes aren’t saved yet. They stay in this tab.`,
    unchanged: 'Everything is saved.',
    notStored: 'These settings aren’t saved on this device.',
    save: 'Save',
    discard: 'Discard changes',
    saved: 'Your settings are saved on this device.',
    discarded: 'Changes discarded.',
    failed: 'Your settings couldn’t be saved. They last until you close the page.',
  },
  look: {
    heading: 'Appearance',
    text: 'Changes apply immediately.',
    theme: 'Theme',
    themes,
    size: 'Text size',
    sizes,
    sample: 'Two cups of coffee on a terrace in Kigali, and time to listen.',
    failed: 'Your browser couldn’t save this choice. It applies to this visit only.',
  },
  hidden: {
    heading: 'Hidden people',
    text: 'People you hide, block or report don’t appear on Home, Find Match, Swipe or Messages on this device. They won’t be notified.',
    list: 'People you’ve hidden',
    empty:
      'No one yet. To hide, block or report someone, use the three dots on a profile or in a conversation.',
    browse: 'Browse profiles',
    kinds,
    since: (day: string) => `since ${day}`,
    reason: (reason: string) => `Your reason: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
    show: 'Show again',
    showPerson: (name: string) => `Show again: ${name}`,
    shown: (name: string) => `You can see ${name} again.`,
  },
};
