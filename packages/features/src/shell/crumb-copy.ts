import { PATHS } from '../paths';

/** The breadcrumbs of the pages that no link of the shell names; in English, their paths give the same words (SHELL-3). */
export const crumbCopy = {
  [PATHS.register]: 'Register',
  [PATHS.login]: 'Login',
  [PATHS.termsOfService]: 'Terms Of Service',
  [PATHS.meetingBooking]: 'Meeting Booking',
  [PATHS.meetingGuide]: 'Meeting Guide',
  [PATHS.shareStory]: 'Share Story',
  [PATHS.testimonyForm]: 'Testimony Form',
  [PATHS.dashboard]: 'Dashboard',
  [PATHS.shareProfile]: 'Share Profile',
  [PATHS.swipe]: 'Swipe',
  [PATHS.messages]: 'Messages',
  [PATHS.settings]: 'Settings',
  [PATHS.emotions]: 'Emotions',
  [PATHS.groups]: 'Groups',
  [PATHS.radar]: 'Radar',
  [PATHS.planDate]: 'Plan Date',
  [PATHS.timeline]: 'Timeline',
  [PATHS.icebreaker]: 'Icebreaker',
  [PATHS.culture]: 'Culture',
  [PATHS.user]: 'User',
  [PATHS.forgotPassword]: 'Forgot Password',
  [PATHS.preview]: 'Preview',
};
