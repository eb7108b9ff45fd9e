import type * as english from '../../../../parts/settings-switch/copy';

export const settingsSwitchCopy: typeof english.settingsSwitchCopy = {
  notSaved: 'Ibi ntibyabitswe. Birakora kugeza mufunze paji.',
};
