import type * as english from '@iru/ui/profile-card/labels';

export type { ProfileCardLabelsOf } from '@iru/ui/profile-card/labels';

export const profileCardLabels: typeof english.profileCardLabels = ({ name, comments }) => ({
  like: `Mpende ${name}`,
  comments: `Maoni (${comments})`,
  commentField: `Toa maoni kwenye wasifu wa ${name}`,
  commentHint: 'Sema neno la upole',
  postComment: 'Chapisha maoni',
  commentTooLong: 'Maoni yasizidi herufi 500',
  commentList: `Maoni kwenye wasifu wa ${name}`,
  noComments: 'Bado hakuna maoni',
  share: 'Shiriki',
  shareList: `Shiriki wasifu wa ${name}`,
  newTab: '(hufunguka katika kichupo kipya)',
  copyLink: 'Nakili kiungo',
  manualLink: 'Nakili kiungo hiki mwenyewe',
  wave: 'Pungia',
  connect: 'Ungana',
});
