import type * as english from '@iru/ui/profile-card/labels';

export type { ProfileCardLabelsOf } from '@iru/ui/profile-card/labels';

export const profileCardLabels: typeof english.profileCardLabels = ({ name, comments }) => ({
  like: `Gukunda ${name}`,
  comments: `Ibitekerezo (${comments})`,
  commentField: `Igitekerezo ku mwirondoro wa ${name}`,
  commentHint: 'Mwandike ijambo ryiza',
  postComment: 'Kohereza igitekerezo',
  commentTooLong: 'Igitekerezo ntikirenze inyuguti 500',
  commentList: `Ibitekerezo ku mwirondoro wa ${name}`,
  noComments: 'Nta gitekerezo kirahaba',
  share: 'Gusangiza',
  shareList: `Gusangiza umwirondoro wa ${name}`,
  newTab: '(bifungukira mu yindi tab)',
  copyLink: 'Gukoporora link',
  manualLink: 'Mukoporore iyi link',
  wave: 'Gupepera',
  connect: 'Kumenyana',
});
