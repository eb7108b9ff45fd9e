import type * as english from '../../../../parts/settings-switch/copy';

export const settingsSwitchCopy: typeof english.settingsSwitchCopy = {
  notSaved: 'L’enregistrement a échoué. Ce choix n’est gardé que jusqu’à la fermeture de la page.',
};
