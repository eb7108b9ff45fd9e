export interface ProfilePicture {
  /** The address of the file; without one a placeholder stands in. */
  src: string | undefined;
  /** What it shows, in words. */
  alt: string;
  /** Its natural width in pixels. */
  width: number;
  /** Its natural height in pixels. */
  height: number;
}

export interface ProfilePerson {
  /** The first name. */
  name: string;
  /** In years; left out when it is not known. */
  age?: number;
  /** Where the person lives. */
  city: string;
  /** The country of that city. */
  country: string;
}

export interface ProfileComment {
  /** What tells it from the others. */
  id: string;
  /** The words as they were typed, trimmed. */
  text: string;
}

export interface ShareLink {
  /** What tells it from the others, such as whatsapp. */
  id: string;
  /** The name of the network. */
  label: string;
  /** The address that opens its sharing form. */
  href: string;
}

export interface ProfileCardLabels {
  /** The like toggle; it keeps its words in both states. */
  like: string;
  /** The button that opens the comments, with their number. */
  comments: string;
  /** The field for a comment. */
  commentField: string;
  /** What a comment might be about, shown while the field is empty. */
  commentHint: string;
  /** The button that adds the comment. */
  postComment: string;
  /** Said of a comment with more than 500 characters. */
  commentTooLong: string;
  /** The name of the list of comments. */
  commentList: string;
  /** Shown while there are none. */
  noComments: string;
  /** Where they are kept, shown under them. @default nothing */
  commentsKept?: string;
  /** The button that shares the profile. */
  share: string;
  /** The name of the list of networks. */
  shareList: string;
  /** Spoken after each network: that it opens elsewhere. */
  opensElsewhere: string;
  /** The button that copies the address of the profile. */
  copyLink: string;
  /** Over the address to copy by hand. */
  manualLink: string;
  /** The button that greets. */
  wave: string;
  /** The button that asks to be connected. */
  connect: string;
}
