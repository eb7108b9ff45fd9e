import type { Feature } from '../domain/price-list';

/** The name of a priced feature, and how long or how often its price covers. */
export interface FeatureName {
  readonly name: string;
  readonly term?: string;
}

/** The introduction above the price list. */
export const pricesIntro =
  'For now, only the Super Like takes coins. We ask before the first one in each visit.';

/** The features of the price list by name (COINS-5). */
export const featureNames: Readonly<Record<Feature, FeatureName>> = {
  superLike: { name: 'Super Like' },
  profileBoost: { name: 'Profile Boost', term: '24h' },
  sendGift: { name: 'Send Gift' },
  privatePhotos: { name: 'Unlock Private Photos' },
  aiIcebreaker: { name: 'AI Icebreaker' },
  rewindSwipe: { name: 'Rewind Swipe' },
  anonymousView: { name: 'Anonymous View' },
  highlightProfile: { name: 'Highlight Profile', term: '7 days' },
  privateRoom: { name: 'Join Private Room' },
  verifiedBadge: { name: 'Verified Badge', term: 'one-time' },
  vipBadge: { name: 'VIP Badge', term: '30 days' },
  blur: { name: 'Blur/Unblur', term: 'each' },
  sendEmail: { name: 'Send Email', term: 'each' },
  messageFirst: { name: 'Send Message First', term: 'each' },
  videoMessage: { name: 'Video Message', term: 'each' },
  hostLiveStream: { name: 'Host Live Stream', term: 'per session' },
  attendLiveStream: { name: 'Attend Live Stream' },
  boost: { name: 'Boost', term: '24h' },
  privateMedia: { name: 'Unlock Private Photo/Video', term: 'per file' },
  virtualGifts: { name: 'Virtual Gifts' },
  privateLiveChat: { name: 'Private Live Chat', term: 'per session' },
};
