import { EMERGENCY } from '../domain/emergency-numbers';
import { brand } from './brand';
import type { FeatureId, KnownRoute } from './site-routes';

interface KnowledgeWords {
  readonly topic: string;
  /** What the assistant can use as its answer. */
  readonly text: string;
}

export const siteKnowledgeCopy = {
  role: `You are the assistant of ${brand.name}, a privacy-first, consent-first dating site for adults of 18 and over, mainly in Rwanda.`,
  rules: 'Answer briefly, kindly and only from what follows. Name the matching route.',
  line: (topic: string, route: string, text: string) => `- ${topic} (${route}): ${text}`,
  featuresHeading: 'Features:',
  features: {
    emotionalMatchMode: {
      topic: 'Emotional Match Mode',
      text: 'Emotional Match Mode lets you say how you feel today (Calm, Happy, Curious, Lonely or Want to talk); your mood doesn’t change the results of a search, and there is a room for it.',
    },
    loveMask: {
      topic: 'Digital Love Mask',
      text: 'The Digital Love Mask will keep your photo private: others see it blurred, or only hear your voice, until you both agree to reveal. You choose it in your settings; in this version no one else can see your profile.',
    },
    groupRooms: {
      topic: 'Group Rooms',
      text: 'Group Rooms gather people around what they love: music, travel, fitness, tech, books, food, movies and art.',
    },
    emotionRooms: {
      topic: 'Emotion Rooms',
      text: 'Emotion Rooms are quiet places for one feeling, such as Lonely, Grateful or Playful, with kind ground rules.',
    },
    radar: {
      topic: 'Offline Radar',
      text: 'Offline Radar will show who is nearby, from 10 to 200 metres, and only while you switch it on; in this version the people on it are made up.',
    },
    forecast: {
      topic: 'AI Forecast',
      text: 'The AI Forecast on your dashboard will estimate how well two people fit, with the signals behind its score; in this version it is a sample and isn’t about anyone.',
    },
    timeline: {
      topic: 'Timeline',
      text: 'The shared Timeline lets two people lay out career, marriage, children and travel side by side.',
    },
    datePlanner: {
      topic: 'Date Planner',
      text: 'The Date Planner lets you both vote on a theme for a date: coffee, dinner, outdoor or virtual.',
    },
    safety: {
      topic: 'Safety & Privacy',
      text: 'You can hide, block or report anyone from their profile, and you decide what others may see of you. Reports will be reviewed within 24 to 48 hours once people have accounts; in this version a report stays on the device and reaches no one.',
    },
  },
  pagesHeading: 'Routes:',
  pages: {
    home: {
      topic: 'Home',
      text: `${brand.name} is a dating site, made in Kigali, for adults of 18 and over looking for a serious relationship.`,
    },
    findMatch: {
      topic: 'Find Match',
      text: 'You can browse and filter profiles by age, country, religion, education, height and more.',
    },
    aboutUs: {
      topic: 'About us',
      text: 'Our mission, our story and our values: trust, innovation, inclusivity, privacy, empowerment and authenticity.',
    },
    services: {
      topic: 'Services',
      text: 'All services at a glance, from mood-aware matching to safe first meetings.',
    },
    pricing: {
      topic: 'Pricing and coins',
      text: 'Coins cost 10 RWF each, in packages from 100 coins for 1,000 RWF. A Super Like costs 30 coins, a Rewind 10, a Profile Boost for 24 hours 50, and an AI Icebreaker 15. You choose Mobile Money, card or in-app; in this version payments are simulated and no money moves.',
    },
    contact: {
      topic: 'Contact',
      text: `You can contact us by e-mail at ${brand.email} or by phone at ${brand.phone}. E-mail will be answered within 2 hours once people have accounts; in this version no support team reads messages yet.`,
    },
    howItWorks: {
      topic: 'How it works',
      text: 'You create a profile, choose what others see, find people, talk, and meet safely, step by step.',
    },
    successStories: {
      topic: 'Success stories',
      text: 'Stories of invented couples.',
    },
    privacyPolicy: {
      topic: 'Privacy policy',
      text: 'In this version everything you save stays on your device. The policy explains what the full service will keep and for how long: messages until you delete your account, analytics for 2 years at most, a deleted account for 30 days.',
    },
    termsOfService: {
      topic: 'Terms of service',
      text: 'The agreement in short: adults of 18 and over, accurate information, one account per person.',
    },
    communityGuidelines: {
      topic: 'Community guidelines',
      text: 'How we treat one another, and how to report harassment, deception or a fake profile; in this version a report reaches no one.',
    },
    legal: {
      topic: 'Terms & Policies',
      text: 'All legal documents, with the refund policy, cookies, and the verification levels from e-mail to ID.',
    },
    meetingBooking: {
      topic: 'Meeting booking',
      text: 'To book a meeting in Rwanda, fill in the booking request with your dates, hotel, guests and meeting place; it is shown to you and sent to no one.',
    },
    meetingGuide: {
      topic: 'Meeting guide',
      text: `The guide to a safe first meeting: a checklist, four hotels in Kigali, and the numbers to call: ${EMERGENCY.allServices} for any emergency, ${EMERGENCY.ambulance} for an ambulance, ${EMERGENCY.traffic} for traffic accidents, ${EMERGENCY.violence} for violence, ${EMERGENCY.distress} for emotional distress and ${EMERGENCY.child} for children.`,
    },
    shareStory: {
      topic: 'Share story',
      text: 'You can write your love story for free, and your real name is optional; in this version you keep it as a file.',
    },
    testimonyForm: {
      topic: 'Testimony form',
      text: 'Three short steps to tell how you met; in this version nothing is sent.',
    },
    dashboard: {
      topic: 'Dashboard',
      text: 'Your forecast, mood check-in, plans and privacy switches in one place.',
    },
    shareProfile: {
      topic: 'Shared profile',
      text: 'A read-only page for a profile that someone shared with you by link.',
    },
    swipe: {
      topic: 'Swipe',
      text: 'One profile at a time: pass, like or super-like by button, finger or arrow key.',
    },
    messages: {
      topic: 'Messages',
      text: 'Your conversations with the people you liked, saved on this device and delivered to no one in this version.',
    },
    settings: {
      topic: 'Settings',
      text: 'You choose whether others see your age and distance, whether your photo starts blurred, and whether the radar may find you.',
    },
    emotions: {
      topic: 'Emotion rooms',
      text: 'Eight rooms for the way you feel today.',
    },
    groups: {
      topic: 'Group rooms',
      text: 'Eight rooms around shared interests.',
    },
    radar: {
      topic: 'Radar',
      text: 'A demonstration of the radar with made-up people, only while you allow it.',
    },
    planDate: {
      topic: 'Plan a date',
      text: 'Suggest a theme for a date and vote on it together.',
    },
    timeline: {
      topic: 'Timeline',
      text: 'Lay out what you both hope for and when.',
    },
    icebreaker: {
      topic: 'Icebreaker',
      text: 'A first question to start a conversation about music, travel, food or books.',
    },
    culture: {
      topic: 'Cultural explorer',
      text: 'A small quiz about the cultures of the region.',
    },
    preview: {
      topic: 'Preview',
      text: 'It lists what works today, what is planned and what stays on your device.',
    },
  },
} satisfies Readonly<Record<string, unknown>> & {
  readonly features: Readonly<Record<FeatureId, KnowledgeWords>>;
  readonly pages: Readonly<Record<KnownRoute, KnowledgeWords>>;
};
