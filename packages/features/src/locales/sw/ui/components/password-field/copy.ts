import type * as english from '@iru/ui/password-field/labels';

export const passwordFieldLabels: typeof english.passwordFieldLabels = {
  show: 'Onyesha nenosiri',
  hide: 'Ficha nenosiri',
};
