/** What pages say of this version beside what they plan or tell; one wording, so that no page promises more than another. */
export const versionCopy = {
  template: 'This text is a template and has to be reviewed by counsel before it binds anybody.',
  reports:
    'This is how it will work once people have accounts here. In this version a report stays on your device and reaches nobody.',
  rules:
    'The rules are shown as they will hold once people have accounts here. In this version nobody reads a report, and no account is limited or closed.',
  appeals:
    'Here the Terms of Service apply: you may appeal a permanent ban once, within 30 days. This is planned: in this version no account is banned.',
  planned:
    'This is how it will work once people have accounts here. In this version the profiles are drawn samples, nobody is verified, and nobody can write to you or see you.',
  support:
    'That begins with the first accounts: in this version no support team reads messages yet.',
  stories: 'Names, faces and stories are drawn and told for this demonstration.',
  illustrative: 'Illustrative figures',
  figures: 'These figures are made up for this demonstration; they are not measured on this site.',
} as const;
