import type { ComponentType } from 'react';

import type { RouteName } from '../paths';

/** Loads what a page is made of; fails where its file does not arrive. */
export type LoadPage = () => Promise<{ readonly Component: ComponentType }>;

/** The code of each page, a chunk of its own that loads when the page is opened: one entry for each path, or it does not compile. */
export const PAGES: Readonly<Record<RouteName, LoadPage>> = {
  home: async () => ({ Component: (await import('./home/HomePage')).HomePage }),
  findMatch: async () => ({
    Component: (await import('./find-match/FindMatchPage')).FindMatchPage,
  }),
  register: async () => ({ Component: (await import('./register/RegisterPage')).RegisterPage }),
  login: async () => ({ Component: (await import('./login/LoginPage')).LoginPage }),
  aboutUs: async () => ({ Component: (await import('./about-us/AboutUsPage')).AboutUsPage }),
  services: async () => ({ Component: (await import('./services/ServicesPage')).ServicesPage }),
  pricing: async () => ({ Component: (await import('./pricing/PricingPage')).PricingPage }),
  contact: async () => ({ Component: (await import('./contact/ContactPage')).ContactPage }),
  helpCenter: async () => ({
    Component: (await import('./help-center/HelpCenterPage')).HelpCenterPage,
  }),
  howItWorks: async () => ({
    Component: (await import('./how-it-works/HowItWorksPage')).HowItWorksPage,
  }),
  successStories: async () => ({
    Component: (await import('./success-stories/SuccessStoriesPage')).SuccessStoriesPage,
  }),
  blog: async () => ({ Component: (await import('./blog/BlogPage')).BlogPage }),
  privacyPolicy: async () => ({
    Component: (await import('./privacy-policy/PrivacyPolicyPage')).PrivacyPolicyPage,
  }),
  termsOfService: async () => ({
    Component: (await import('./terms-of-service/TermsOfServicePage')).TermsOfServicePage,
  }),
  communityGuidelines: async () => ({
    Component: (await import('./community-guidelines/CommunityGuidelinesPage'))
      .CommunityGuidelinesPage,
  }),
  legal: async () => ({ Component: (await import('./legal/LegalPage')).LegalPage }),
  meetingBooking: async () => ({
    Component: (await import('./meeting-booking/MeetingBookingPage')).MeetingBookingPage,
  }),
  meetingGuide: async () => ({
    Component: (await import('./meeting-guide/MeetingGuidePage')).MeetingGuidePage,
  }),
  shareStory: async () => ({
    Component: (await import('./share-story/ShareStoryPage')).ShareStoryPage,
  }),
  testimonyForm: async () => ({
    Component: (await import('./testimony-form/TestimonyFormPage')).TestimonyFormPage,
  }),
  dashboard: async () => ({ Component: (await import('./dashboard/DashboardPage')).DashboardPage }),
  shareProfile: async () => ({
    Component: (await import('./share-profile/ShareProfilePage')).ShareProfilePage,
  }),
  swipe: async () => ({ Component: (await import('./swipe/SwipePage')).SwipePage }),
  messages: async () => ({ Component: (await import('./messages/MessagesPage')).MessagesPage }),
  settings: async () => ({ Component: (await import('./settings/SettingsPage')).SettingsPage }),
  emotions: async () => ({ Component: (await import('./emotions/EmotionsPage')).EmotionsPage }),
  groups: async () => ({ Component: (await import('./groups/GroupsPage')).GroupsPage }),
  radar: async () => ({ Component: (await import('./radar/RadarPage')).RadarPage }),
  planDate: async () => ({ Component: (await import('./plan-date/PlanDatePage')).PlanDatePage }),
  timeline: async () => ({ Component: (await import('./timeline/TimelinePage')).TimelinePage }),
  icebreaker: async () => ({
    Component: (await import('./icebreaker/IcebreakerPage')).IcebreakerPage,
  }),
  culture: async () => ({ Component: (await import('./culture/CulturePage')).CulturePage }),
  user: async () => ({ Component: (await import('./user/UserPage')).UserPage }),
  forgotPassword: async () => ({
    Component: (await import('./forgot-password/ForgotPasswordPage')).ForgotPasswordPage,
  }),
  preview: async () => ({ Component: (await import('./preview/PreviewPage')).PreviewPage }),
};
