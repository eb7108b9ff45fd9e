import type * as english from '@iru/ui/password-field/labels';

export const passwordFieldLabels: typeof english.passwordFieldLabels = {
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
};
