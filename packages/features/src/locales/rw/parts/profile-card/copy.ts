import type * as english from '../../../../parts/profile-card/copy';
import { brand } from '../../../../content/brand';
import { LIMITS } from '../../../../domain/limits';

export const profileCardCopy: typeof english.profileCardCopy = {
  portrait: (name) => `Ishusho ya ${name}`,
  masked: 'Ifoto iriho masike',
  signUp: 'Kwiyandikisha ngo murebe',
  shareTitle: (name) => `${name} kuri ${brand.name}`,
  shareText: (name) => `Murebe umwirondoro wa ${name} kuri ${brand.name}`,
  waved: (name) => `Mwapepeye ${name}, umwirondoro w’urugero. Nta cyoherejwe.`,
  connected: (name) => `Mwasabye kumenyana na ${name}, umwirondoro w’urugero. Nta cyoherejwe.`,
  copied: 'Link yakoporowe.',
  labels: (name, comments) => ({
    like: `Gukunda ${name}`,
    comments: `Ibitekerezo (${comments})`,
    commentField: `Igitekerezo ku mwirondoro wa ${name}`,
    commentHint: 'Mwandike ijambo ryiza',
    postComment: 'Kohereza igitekerezo',
    commentTooLong: `Ntimurenze inyuguti ${LIMITS.comment}`,
    commentList: `Ibitekerezo ku mwirondoro wa ${name}`,
    noComments:
      'Nta gitekerezo kirahaba. Ni mwe mwenyine mubibona, kugeza mufunze iyi tab cyangwa musohotse.',
    commentsNote:
      'Ni mwe mwenyine mubona ibi bitekerezo, kugeza mufunze iyi tab cyangwa musohotse.',
    share: 'Gusangiza',
    shareList: `Gusangiza umwirondoro wa ${name}`,
    newTab: '(bifungukira mu rindi dirishya)',
    copyLink: 'Gukoporora link',
    manualLink: 'Mukoporore iyi link',
    wave: 'Gupepera',
    connect: 'Kumenyana',
  }),
};
