/** Shown when a setting that applies immediately couldn't be saved. */
export const settingsSwitchCopy = {
  notSaved: 'This couldn’t be saved on this device. It lasts until you close the page.',
  newer: 'A newer version of the site saved your settings. Reload the page to change them.',
};
