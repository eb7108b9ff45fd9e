import { brand } from '../../content/brand';
import { LIMITS } from '../../domain/limits';
import { formCopy } from '../form/copy';

/** The words of a profile card, for the person it shows. */
export const profileCardCopy = {
  portrait: (name: string) => `Portrait of ${name}`,
  masked: 'A masked picture',
  signUp: 'Sign Up to View',
  shareTitle: (name: string) => `${name} on ${brand.name}`,
  shareText: (name: string) => `Check out ${name}'s profile on ${brand.name}`,
  waved: (name: string) =>
    `You waved to ${name}, who is a sample. Nothing is sent in this version.`,
  connected: (name: string) =>
    `You would like to connect with ${name}, who is a sample. Nothing is sent in this version.`,
  copied: 'The link is copied.',
  labels: (name: string, comments: number) => ({
    like: `Like ${name}`,
    comments: `Comments (${comments})`,
    commentField: `Comment on ${name}'s profile`,
    commentHint: 'Say something kind',
    postComment: 'Post comment',
    commentTooLong: formCopy.tooLong(LIMITS.comment),
    commentList: `Comments on ${name}'s profile`,
    noComments:
      'No comments yet. They stay in this tab until you close it, and nobody else reads them.',
    commentsKept: 'They stay in this tab until you close it, and nobody else reads them.',
    share: 'Share',
    shareList: `Share ${name}'s profile`,
    opensElsewhere: '(opens a new window)',
    copyLink: 'Copy link',
    manualLink: 'Copy this link by hand',
    wave: 'Wave',
    connect: 'Connect',
  }),
};
