/** Shown when a setting that applies immediately couldn't be saved. */
export const settingsSwitchCopy = {
  notSaved: 'This couldn’t be saved. It lasts until you close the page.',
};
