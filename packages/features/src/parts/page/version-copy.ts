/** The disclaimers that pages share, so that no page promises more than another. */
export const versionCopy = {
  template: 'This text is a template. A lawyer must review it before it binds anyone.',
  reports:
    'This starts once people have accounts. Today a report stays on your device and reaches no one.',
  rules:
    'These rules apply once people have accounts. Today no one reads reports, and no account is limited or closed.',
  appeals:
    'The Terms of Service apply: you can appeal a permanent ban once, within 30 days. No account is banned yet.',
  planned:
    'This is how it will work once people have accounts. Today the profiles are invented, no one is verified, and no one can see you or write to you.',
  support: 'No support team reads messages yet.',
  stories: 'These people and their stories are invented.',
  illustrative: 'Illustrative figures',
  figures: 'These figures are made up.',
} as const;
