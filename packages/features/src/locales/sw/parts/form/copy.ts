import { formatCount } from '../../content/format';
import type * as english from '../../../../parts/form/copy';

export const formCopy: typeof english.formCopy = {
  email: 'Barua pepe',
  emailReason: 'Tafadhali andika barua pepe sahihi',
  tooLong: (most: number) => `Tafadhali usizidi herufi ${formatCount(most)}`,
};
