import { brand } from '../../content/brand';
import { LIMITS } from '../../domain/limits';

/** The texts of a profile card, for the person it shows. */
export const profileCardCopy = {
  portrait: (name: string) => `Portrait of ${name}`,
  masked: 'A masked picture',
  signUp: 'Sign Up to View',
  shareTitle: (name: string) => `${name} on ${brand.name}`,
  shareText: (name: string) => `Check out ${name}'s profile on ${brand.name}`,
  waved: (name: string) => `You waved at ${name}, a sample profile. Nothing was sent.`,
  connected: (name: string) =>
    `You asked to connect with ${name}, a sample profile. Nothing was sent.`,
  copied: 'Link copied.',
  labels: (name: string, comments: number) => ({
    like: `Like ${name}`,
    comments: `Comments (${comments})`,
    commentField: `Comment on ${name}'s profile`,
    commentHint: 'Say something kind',
    postComment: 'Post comment',
    commentTooLong: `Please keep this to ${LIMITS.comment} characters`,
    commentList: `Comments on ${name}'s profile`,
    noComments: 'No comments yet. Only you can see them, until you close this tab or log out.',
    commentsNote: 'Only you can see these comments, until you close this tab or log out.',
    share: 'Share',
    shareList: `Share ${name}'s profile`,
    newTab: '(opens a new window)',
    copyLink: 'Copy link',
    manualLink: 'Copy this link',
    wave: 'Wave',
    connect: 'Connect',
  }),
};
