import type * as english from '../../../content/feature-names';

export type { FeatureName } from '../../../content/feature-names';

export const pricesIntro =
  'Pour l’instant, seul le Super Like coûte des pièces. Nous vous demandons votre accord avant le premier de chaque visite.';

export const featureNames: typeof english.featureNames = {
  superLike: { name: 'Super Like' },
  profileBoost: { name: 'Boost de profil', term: '24 h' },
  sendGift: { name: 'Envoyer un cadeau' },
  privatePhotos: { name: 'Voir des photos privées' },
  aiIcebreaker: { name: 'Brise-glace IA' },
  rewindSwipe: { name: 'Retour en arrière' },
  anonymousView: { name: 'Visite anonyme' },
  highlightProfile: { name: 'Profil mis en avant', term: '7 jours' },
  privateRoom: { name: 'Entrer dans un salon privé' },
  verifiedBadge: { name: 'Badge vérifié', term: 'une fois' },
  vipBadge: { name: 'Badge VIP', term: '30 jours' },
  blur: { name: 'Flouter/rendre net', term: 'chaque fois' },
  sendEmail: { name: 'Envoyer un e-mail', term: 'chaque fois' },
  messageFirst: { name: 'Écrire en premier', term: 'chaque fois' },
  videoMessage: { name: 'Message vidéo', term: 'chaque fois' },
  hostLiveStream: { name: 'Animer un direct', term: 'par séance' },
  attendLiveStream: { name: 'Suivre un direct' },
  boost: { name: 'Boost', term: '24 h' },
  privateMedia: { name: 'Voir une photo ou une vidéo privée', term: 'par fichier' },
  virtualGifts: { name: 'Cadeaux virtuels' },
  privateLiveChat: { name: 'Discussion privée en direct', term: 'par séance' },
};
