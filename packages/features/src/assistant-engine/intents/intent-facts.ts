import { PATHS, type RoutePath } from '../../paths';
import type { Intent } from './intent';

interface IntentFacts {
  readonly id: string;
  readonly page: RoutePath;
  readonly isCritical?: boolean;
}

export const ACCOUNT = [
  { id: 'register', page: PATHS.register },
  { id: 'registration-questions', page: PATHS.register },
  { id: 'who-can-join', page: PATHS.register },
  { id: 'age-limit', page: PATHS.termsOfService },
  { id: 'log-in', page: PATHS.login },
  { id: 'demo', page: PATHS.login },
  { id: 'forgot-password', page: PATHS.forgotPassword },
  { id: 'log-out-shared-phone', page: PATHS.user, isCritical: true },
  { id: 'delete-data', page: PATHS.user, isCritical: true },
  { id: 'export-data', page: PATHS.user },
  { id: 'edit-profile', page: PATHS.register },
  { id: 'upload-photo', page: PATHS.register },
  { id: 'appearance', page: PATHS.settings },
  { id: 'data-use', page: PATHS.settings },
  { id: 'languages', page: PATHS.helpCenter },
  { id: 'app', page: PATHS.howItWorks },
] as const satisfies readonly IntentFacts[];

export const SAFETY = [
  { id: 'who-sees-my-photo', page: PATHS.settings, isCritical: true },
  { id: 'love-mask', page: PATHS.settings },
  { id: 'why-blurred', page: PATHS.findMatch },
  { id: 'hide-details', page: PATHS.settings },
  { id: 'quick-exit', page: PATHS.helpCenter, isCritical: true },
  { id: 'what-is-stored', page: PATHS.privacyPolicy },
  { id: 'cookies', page: PATHS.legal },
  { id: 'assistant-privacy', page: PATHS.privacyPolicy },
  { id: 'encryption', page: PATHS.privacyPolicy },
  { id: 'block', page: PATHS.communityGuidelines, isCritical: true },
  { id: 'hide-person', page: PATHS.settings },
  { id: 'report', page: PATHS.communityGuidelines, isCritical: true },
  { id: 'report-outcome', page: PATHS.communityGuidelines, isCritical: true },
  { id: 'real-or-fake', page: PATHS.helpCenter },
  { id: 'verification', page: PATHS.legal },
  { id: 'emergency-numbers', page: PATHS.meetingGuide, isCritical: true },
  { id: 'safe-meeting', page: PATHS.meetingGuide, isCritical: true },
  { id: 'community-rules', page: PATHS.communityGuidelines },
  { id: 'ban-appeal', page: PATHS.legal },
  { id: 'sms-codes', page: PATHS.helpCenter, isCritical: true },
] as const satisfies readonly IntentFacts[];

export const COINS = [
  { id: 'coin-price', page: PATHS.pricing },
  { id: 'packages', page: PATHS.pricing },
  { id: 'buy-coins', page: PATHS.pricing },
  { id: 'payment-methods', page: PATHS.pricing },
  { id: 'is-payment-real', page: PATHS.pricing },
  { id: 'price-list', page: PATHS.pricing },
  { id: 'free-coins', page: PATHS.pricing },
  { id: 'is-it-free', page: PATHS.pricing },
  { id: 'coins-expire', page: PATHS.pricing },
  { id: 'coins-missing', page: PATHS.user },
  { id: 'balance', page: PATHS.pricing },
  { id: 'receipt', page: PATHS.pricing },
  { id: 'refund', page: PATHS.legal },
  { id: 'subscription', page: PATHS.pricing },
] as const satisfies readonly IntentFacts[];

export const DATING = [
  { id: 'find-people', page: PATHS.findMatch },
  { id: 'filters', page: PATHS.findMatch },
  { id: 'save-search', page: PATHS.findMatch },
  { id: 'like', page: PATHS.swipe },
  { id: 'super-like', page: PATHS.swipe },
  { id: 'undo', page: PATHS.swipe },
  { id: 'save-for-later', page: PATHS.swipe },
  { id: 'mood', page: PATHS.findMatch },
  { id: 'radar', page: PATHS.radar },
  { id: 'radar-safety', page: PATHS.radar },
  { id: 'forecast', page: PATHS.dashboard },
  { id: 'sample-profiles', page: PATHS.findMatch },
  { id: 'wave-and-comment', page: PATHS.findMatch },
  { id: 'share-profile', page: PATHS.shareProfile },
  { id: 'messages', page: PATHS.messages },
  { id: 'message-delivery', page: PATHS.messages },
  { id: 'first-words', page: PATHS.icebreaker },
  { id: 'emotion-rooms', page: PATHS.emotions },
  { id: 'group-rooms', page: PATHS.groups },
  { id: 'calls', page: PATHS.messages },
  { id: 'book-meeting', page: PATHS.meetingBooking },
  { id: 'hotels', page: PATHS.meetingGuide },
  { id: 'plan-date', page: PATHS.planDate },
  { id: 'timeline', page: PATHS.timeline },
  { id: 'culture-quiz', page: PATHS.culture },
] as const satisfies readonly IntentFacts[];

export const PRODUCT = [
  { id: 'how-it-works', page: PATHS.howItWorks },
  { id: 'about', page: PATHS.aboutUs },
  { id: 'preview', page: PATHS.howItWorks },
  { id: 'services', page: PATHS.services },
  { id: 'success-stories', page: PATHS.successStories },
  { id: 'share-story', page: PATHS.shareStory },
  { id: 'blog', page: PATHS.blog },
  { id: 'contact', page: PATHS.contact },
  { id: 'help-center', page: PATHS.helpCenter },
  { id: 'terms', page: PATHS.legal },
  { id: 'about-assistant', page: PATHS.helpCenter },
  { id: 'not-working', page: PATHS.helpCenter },
] as const satisfies readonly IntentFacts[];

const ALL = [...ACCOUNT, ...SAFETY, ...COINS, ...DATING, ...PRODUCT];

/** The words of some topics, by id. */
export type IntentCopy<List extends readonly IntentFacts[]> = Readonly<
  Record<List[number]['id'], Pick<Intent, 'topic' | 'answer'>>
>;

/** Returns every topic in the words of a language. */
export const intentsOf = (copy: IntentCopy<typeof ALL>): readonly Intent[] =>
  ALL.map((facts) => ({ ...facts, ...copy[facts.id] }));
