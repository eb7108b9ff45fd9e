import { formatCount } from '../../content/format';
import type * as english from '../../../../parts/form/copy';

export const formCopy: typeof english.formCopy = {
  email: 'Adresse e-mail',
  emailReason: 'Saisissez une adresse e-mail valide',
  tooLong: (most: number) => `${formatCount(most)} caractères au maximum`,
};
