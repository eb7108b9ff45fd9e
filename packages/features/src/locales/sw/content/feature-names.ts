import type * as english from '../../../content/feature-names';

export type { FeatureName } from '../../../content/feature-names';

export const pricesIntro: string =
  'Kwa sasa, Super Like pekee hutoza sarafu. Tunakuuliza kabla ya ile ya kwanza katika kila ziara.';

export const featureNames: typeof english.featureNames = {
  superLike: { name: 'Super Like' },
  profileBoost: { name: 'Kuinua wasifu', term: 'saa 24' },
  sendGift: { name: 'Kutuma zawadi' },
  privatePhotos: { name: 'Kufungua picha za faragha' },
  aiIcebreaker: { name: 'Kuvunja ukimya (AI)' },
  rewindSwipe: { name: 'Kurudisha hatua' },
  anonymousView: { name: 'Kutazama bila jina' },
  highlightProfile: { name: 'Kuangazia wasifu', term: 'siku 7' },
  privateRoom: { name: 'Kuingia chumba cha faragha' },
  verifiedBadge: { name: 'Beji ya kuthibitishwa', term: 'mara moja tu' },
  vipBadge: { name: 'Beji ya VIP', term: 'siku 30' },
  blur: { name: 'Kutia au kuondoa ukungu', term: 'kila mara' },
  sendEmail: { name: 'Kutuma barua pepe', term: 'kila moja' },
  messageFirst: { name: 'Kutuma ujumbe kwanza', term: 'kila mara' },
  videoMessage: { name: 'Ujumbe wa video', term: 'kila mmoja' },
  hostLiveStream: { name: 'Kuendesha matangazo mubashara', term: 'kila kipindi' },
  attendLiveStream: { name: 'Kutazama mubashara' },
  boost: { name: 'Msukumo', term: 'saa 24' },
  privateMedia: { name: 'Kufungua picha au video ya faragha', term: 'kila faili' },
  virtualGifts: { name: 'Zawadi za mtandaoni' },
  privateLiveChat: { name: 'Gumzo la faragha mubashara', term: 'kila kipindi' },
};
