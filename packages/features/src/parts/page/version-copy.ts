/** The disclaimers that pages share, so that no page promises more than another. */
export const versionCopy = {
  template: 'This text is a template. A lawyer must review it before it binds anyone.',
  reports:
    'This starts once people have accounts. Today a report stays on your device and reaches no one.',
  rules:
    'These rules apply once people have accounts. Today no one reads reports, and no account is limited or closed.',
  appeals:
    'The Terms of Service apply: you can appeal a permanent ban once, within 30 days. No account is banned yet.',
  support: 'No support team reads messages yet.',
  stories: 'These people and their stories are invented.',
  illustrative: 'Illustrative figures',
  figures: 'These figures are made up.',
};
