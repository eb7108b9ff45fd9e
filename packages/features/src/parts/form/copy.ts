import { formatCount } from '../../content/format';

/** Texts shared by several forms (USER-2). */
export const formCopy = {
  email: 'Email',
  emailReason: 'Please enter a valid email address',
  tooLong: (most: number) => `Please keep this to ${formatCount(most)} characters`,
};
