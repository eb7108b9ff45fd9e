/** What is said when a setting that acts at once was not kept. */
export const settingsSwitchCopy = {
  notSaved: 'This could not be saved on this device. It holds until you close the page.',
  newer: 'A newer version of the site keeps your settings now. Reload the page, then change them.',
};
