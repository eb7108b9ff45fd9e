/** The text shared by the emotion rooms and group rooms. */
export const roomsCopy = {
  back: 'All rooms',
  topic: 'What it’s for',
  rules: 'Ground rules',
  prompt: 'Opening question',
  another: 'Another question',
  copy: 'Copy the question',
  quiet: 'Live conversation isn’t available yet. Send the question to someone you like.',
  messages: 'Go to your messages',
  common: [
    'Speak for yourself, and let others do the same.',
    'No photos, numbers or links.',
    'What’s said here stays here.',
  ],
};
