import type * as english from '../../../../parts/settings-switch/copy';

export const settingsSwitchCopy: typeof english.settingsSwitchCopy = {
  notSaved: 'Hili halikuweza kuhifadhiwa. Litadumu hadi ufunge ukurasa.',
};
