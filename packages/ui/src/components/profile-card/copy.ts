import type { ProfileCardLabels } from './ProfileCard.types';

export interface ProfileCardLabelsOf {
  /** The first name of the person. */
  name: string;
  /** The number of comments. */
  comments: number;
}

/** The English labels of a profile card. */
export const profileCardLabels = ({ name, comments }: ProfileCardLabelsOf): ProfileCardLabels => ({
  like: `Like ${name}`,
  comments: `Comments (${comments})`,
  commentField: `Comment on ${name}’s profile`,
  commentHint: 'Say something kind',
  postComment: 'Post comment',
  commentTooLong: 'Keep your comment to 500 characters',
  commentList: `Comments on ${name}’s profile`,
  noComments: 'No comments yet',
  share: 'Share',
  shareList: `Share ${name}’s profile`,
  newTab: '(opens in a new tab)',
  copyLink: 'Copy link',
  manualLink: 'Copy this link by hand',
  wave: 'Wave',
  connect: 'Connect',
});
