import type * as english from '../../../../parts/form/copy';
import { formatCount } from '../../content/format';

export const formCopy: typeof english.formCopy = {
  email: 'Imeyili',
  emailReason: 'Mwandike imeyili yanditse neza',
  tooLong: (most) => `Ntimurenze inyuguti ${formatCount(most)}`,
};
