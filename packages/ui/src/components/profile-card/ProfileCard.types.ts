export interface ProfilePicture {
  /** The URL of the file; without one a placeholder appears. */
  src: string | undefined;
  /** The alternative text. */
  alt: string;
  /** Its natural width in pixels. */
  width: number;
  /** Its natural height in pixels. */
  height: number;
}

export interface ProfilePerson {
  /** The first name. */
  name: string;
  /** The age in years; left out if unknown. */
  age?: number;
  /** The city where the person lives. */
  city: string;
  /** The country of that city. */
  country: string;
}

export interface ProfileComment {
  /** The comment's unique id. */
  id: string;
  /** The text, trimmed. */
  text: string;
}

export interface ShareLink {
  /** The network's id, such as whatsapp. */
  id: string;
  /** The name of the network. */
  label: string;
  /** The URL of its share form. */
  href: string;
}

export interface ProfileCardLabels {
  /** The label of the like toggle, the same in both states. */
  like: string;
  /** The label of the button that opens the comments, with their number. */
  comments: string;
  /** The label of the comment field. */
  commentField: string;
  /** The placeholder of the comment field. */
  commentHint: string;
  /** The label of the button that posts the comment. */
  postComment: string;
  /** The error for a comment longer than 500 characters. */
  commentTooLong: string;
  /** The accessible name of the list of comments. */
  commentList: string;
  /** Shown when there are no comments. */
  noComments: string;
  /** Where comments are stored, shown below them. @default nothing */
  commentsNote?: string;
  /** The label of the share button. */
  share: string;
  /** The accessible name of the list of networks. */
  shareList: string;
  /** Announced after each network, to say that it opens a new window. */
  newTab: string;
  /** The label of the button that copies the profile's link. */
  copyLink: string;
  /** The label of the link to copy by hand. */
  manualLink: string;
  /** The label of the wave button. */
  wave: string;
  /** The label of the connect button. */
  connect: string;
}
