/** The words that the emotion rooms and the group rooms share. */
export const roomsCopy = {
  back: 'All rooms',
  topic: 'What this room is for',
  rules: 'Ground rules',
  prompt: 'A question to begin with',
  another: 'Another question',
  copy: 'Copy the question',
  quiet:
    'The room is quiet: this version of the site has no live conversation. Take the question with you to somebody you like.',
  messages: 'Go to your messages',
  common: [
    'Speak for yourself, and let others do the same.',
    'No photos, numbers or links in the room.',
    'What is told here stays here.',
  ],
};
