import { PATHS } from '../../paths';

/** The pages that the switch keeps on the device, in the order of the list that a visitor without a connection sees. */
export const KEPT_PATHS = [
  PATHS.meetingGuide,
  PATHS.helpCenter,
  PATHS.planDate,
  PATHS.messages,
  PATHS.settings,
] as const;

/** How much the switch downloads on a first visit, in kilobytes; an end-to-end test compares it with the build. */
export const KEPT_KILOBYTES = 400;
