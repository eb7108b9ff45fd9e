import type * as english from '../../../content/feature-names';

export type { FeatureName } from '../../../content/feature-names';

export const pricesIntro =
  'Kugeza ubu, Super Like ni yo yonyine ikata ibiceri. Tubanza kubabaza mbere y’iya mbere muri buri ruzinduko.';

export const featureNames: typeof english.featureNames = {
  superLike: { name: 'Super Like' },
  profileBoost: { name: 'Kuzamura umwirondoro', term: 'amasaha 24' },
  sendGift: { name: 'Kohereza impano' },
  privatePhotos: { name: 'Gufungura amafoto y’ibanga' },
  aiIcebreaker: { name: 'AI itangiza ikiganiro' },
  rewindSwipe: { name: 'Gusubira ku wabanje' },
  anonymousView: { name: 'Kureba utamenyekana' },
  highlightProfile: { name: 'Kugaragaza umwirondoro', term: 'iminsi 7' },
  privateRoom: { name: 'Kwinjira mu cyumba cy’ibanga' },
  verifiedBadge: { name: 'Ikirango cy’uwagenzuwe', term: 'rimwe gusa' },
  vipBadge: { name: 'Ikirango cya VIP', term: 'iminsi 30' },
  blur: { name: 'Ifoto itagaragara neza/igaragara', term: 'buri nshuro' },
  sendEmail: { name: 'Kohereza imeyili', term: 'buri nshuro' },
  messageFirst: { name: 'Kubanza kwandika', term: 'buri nshuro' },
  videoMessage: { name: 'Ubutumwa bwa videwo', term: 'buri nshuro' },
  hostLiveStream: { name: 'Gutambutsa videwo ako kanya', term: 'ku nshuro' },
  attendLiveStream: { name: 'Kureba videwo itambuka ako kanya' },
  boost: { name: 'Kuzamurwa', term: 'amasaha 24' },
  privateMedia: { name: 'Gufungura ifoto/videwo y’ibanga', term: 'kuri dosiye' },
  virtualGifts: { name: 'Impano zo kuri interineti' },
  privateLiveChat: { name: 'Ikiganiro cy’ako kanya cy’ibanga', term: 'ku nshuro' },
};
