/** What every page of rules says of itself and of this version; one wording, so that no page promises more than another. */
export const versionCopy = {
  template: 'This text is a template and has to be reviewed by counsel before it binds anybody.',
  reports:
    'This is how it will work once people have accounts here. In this version a report stays on your device and reaches nobody.',
  rules:
    'The rules are shown as they will hold once people have accounts here. In this version nobody reads a report, and no account is limited or closed.',
} as const;

export type VersionCopy = Record<keyof typeof versionCopy, string>;
