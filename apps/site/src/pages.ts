import { PATHS, type RouteName } from '@iru/features/paths';
import type { ComponentType } from 'react';

/** True once the application has taken over the document, in a browser. */
const isListening = () => typeof document !== 'undefined' && document.documentElement.dataset.ready === 'true';

type Page = () => Promise<{ Component: ComponentType }>;

/** The code of each page, a chunk of its own that loads when the page is opened. */
export const PAGES: Record<RouteName, Page> = {
  home: async () => {
    const { HomePage, loadHomeParts } = await import('@iru/features/home');
    // The first page of a visit is prerendered whole; one opened within the site has to bring everything itself.
    if (isListening()) await loadHomeParts();
    return { Component: HomePage };
  },
  findMatch: async () => ({ Component: (await import('@iru/features/find-match')).FindMatchPage }),
  register: async () => ({ Component: (await import('@iru/features/register')).RegisterPage }),
  login: async () => ({ Component: (await import('@iru/features/login')).LoginPage }),
  aboutUs: async () => ({ Component: (await import('@iru/features/about-us')).AboutUsPage }),
  services: async () => ({ Component: (await import('@iru/features/services')).ServicesPage }),
  pricing: async () => ({ Component: (await import('@iru/features/pricing')).PricingPage }),
  contact: async () => ({ Component: (await import('@iru/features/contact')).ContactPage }),
  helpCenter: async () => ({ Component: (await import('@iru/features/help-center')).HelpCenterPage }),
  howItWorks: async () => ({ Component: (await import('@iru/features/how-it-works')).HowItWorksPage }),
  successStories: async () => ({ Component: (await import('@iru/features/success-stories')).SuccessStoriesPage }),
  blog: async () => ({ Component: (await import('@iru/features/blog')).BlogPage }),
  privacyPolicy: async () => ({ Component: (await import('@iru/features/privacy-policy')).PrivacyPolicyPage }),
  termsOfService: async () => ({ Component: (await import('@iru/features/terms-of-service')).TermsOfServicePage }),
  communityGuidelines: async () => ({ Component: (await import('@iru/features/community-guidelines')).CommunityGuidelinesPage }),
  legal: async () => ({ Component: (await import('@iru/features/legal')).LegalPage }),
  meetingBooking: async () => ({ Component: (await import('@iru/features/meeting-booking')).MeetingBookingPage }),
  meetingGuide: async () => {
    const { MeetingGuidePage, loadMeetingGuideParts } = await import('@iru/features/meeting-guide');
    if (isListening()) await loadMeetingGuideParts();
    return { Component: MeetingGuidePage };
  },
  shareStory: async () => ({ Component: (await import('@iru/features/share-story')).ShareStoryPage }),
  testimonyForm: async () => ({ Component: (await import('@iru/features/testimony-form')).TestimonyFormPage }),
  dashboard: async () => ({ Component: (await import('@iru/features/dashboard')).DashboardPage }),
  shareProfile: async () => ({ Component: (await import('@iru/features/share-profile')).ShareProfilePage }),
  swipe: async () => ({ Component: (await import('@iru/features/swipe')).SwipePage }),
  messages: async () => ({ Component: (await import('@iru/features/messages')).MessagesPage }),
  settings: async () => ({ Component: (await import('@iru/features/settings')).SettingsPage }),
  emotions: async () => ({ Component: (await import('@iru/features/emotions')).EmotionsPage }),
  groups: async () => ({ Component: (await import('@iru/features/groups')).GroupsPage }),
  radar: async () => ({ Component: (await import('@iru/features/radar')).RadarPage }),
  planDate: async () => ({ Component: (await import('@iru/features/plan-date')).PlanDatePage }),
  timeline: async () => ({ Component: (await import('@iru/features/timeline')).TimelinePage }),
  icebreaker: async () => ({ Component: (await import('@iru/features/icebreaker')).IcebreakerPage }),
  culture: async () => ({ Component: (await import('@iru/features/culture')).CulturePage }),
  user: async () => ({ Component: (await import('@iru/features/user')).UserPage }),
  forgotPassword: async () => ({ Component: (await import('@iru/features/forgot-password')).ForgotPasswordPage }),
};

/** The public name of the module behind each path, from which prerendering finds the page's files. */
export const pageModules: Record<string, string> = {
  [PATHS.home]: './home',
  [PATHS.findMatch]: './find-match',
  [PATHS.register]: './register',
  [PATHS.login]: './login',
  [PATHS.aboutUs]: './about-us',
  [PATHS.services]: './services',
  [PATHS.pricing]: './pricing',
  [PATHS.contact]: './contact',
  [PATHS.helpCenter]: './help-center',
  [PATHS.howItWorks]: './how-it-works',
  [PATHS.successStories]: './success-stories',
  [PATHS.blog]: './blog',
  [PATHS.privacyPolicy]: './privacy-policy',
  [PATHS.termsOfService]: './terms-of-service',
  [PATHS.communityGuidelines]: './community-guidelines',
  [PATHS.legal]: './legal',
  [PATHS.meetingBooking]: './meeting-booking',
  [PATHS.meetingGuide]: './meeting-guide',
  [PATHS.shareStory]: './share-story',
  [PATHS.testimonyForm]: './testimony-form',
  [PATHS.dashboard]: './dashboard',
  [PATHS.shareProfile]: './share-profile',
  [PATHS.swipe]: './swipe',
  [PATHS.messages]: './messages',
  [PATHS.settings]: './settings',
  [PATHS.emotions]: './emotions',
  [PATHS.groups]: './groups',
  [PATHS.radar]: './radar',
  [PATHS.planDate]: './plan-date',
  [PATHS.timeline]: './timeline',
  [PATHS.icebreaker]: './icebreaker',
  [PATHS.culture]: './culture',
  [PATHS.user]: './user',
  [PATHS.forgotPassword]: './forgot-password',
};
