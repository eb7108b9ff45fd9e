/** The words that every form asking for an e-mail address shares (USER-2). */
export const formCopy = {
  email: 'Email',
  emailReason: 'Please enter a valid email address',
};
