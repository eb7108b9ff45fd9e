/** The words that every form asking for an e-mail address shares (spec 2, section 5). */
export const entryCopy = {
  email: 'Email',
  emailReason: 'Please enter a valid email address',
};
