import { brand } from '../../../../content/brand';
import { LIMITS } from '../../../../domain/limits';
import type * as english from '../../../../parts/profile-card/copy';

export const profileCardCopy: typeof english.profileCardCopy = {
  portrait: (name: string) => `Picha ya ${name}`,
  masked: 'Picha yenye barakoa',
  signUp: 'Jisajili ili kuona',
  shareTitle: (name: string) => `${name} kwenye ${brand.name}`,
  shareText: (name: string) => `Tazama wasifu wa ${name} kwenye ${brand.name}`,
  waved: (name: string) => `Umempungia ${name}, wasifu wa mfano. Hakuna kilichotumwa.`,
  connected: (name: string) => `Umeomba kuungana na ${name}, wasifu wa mfano. Hakuna kilichotumwa.`,
  copied: 'Kiungo kimenakiliwa.',
  labels: (name: string, comments: number) => ({
    like: `Mpende ${name}`,
    comments: `Maoni (${comments})`,
    commentField: `Toa maoni kwenye wasifu wa ${name}`,
    commentHint: 'Sema neno la upole',
    postComment: 'Chapisha maoni',
    commentTooLong: `Tafadhali usizidi herufi ${LIMITS.comment}`,
    commentList: `Maoni kwenye wasifu wa ${name}`,
    noComments:
      'Bado hakuna maoni. Ni wewe tu unayeweza kuyaona, hadi ufunge kichupo hiki au utoke.',
    commentsNote: 'Ni wewe tu unayeweza kuona maoni haya, hadi ufunge kichupo hiki au utoke.',
    share: 'Shiriki',
    shareList: `Shiriki wasifu wa ${name}`,
    newTab: '(hufungua dirisha jipya)',
    copyLink: 'Nakili kiungo',
    manualLink: 'Nakili kiungo hiki',
    wave: 'Mpungie',
    connect: 'Ungana',
  }),
};
