import { formatCount } from '../../content/format';

/** The words that several forms share (USER-2). */
export const formCopy = {
  email: 'Email',
  emailReason: 'Please enter a valid email address',
  tooLong: (most: number) => `Please keep this to ${formatCount(most)} characters`,
};
