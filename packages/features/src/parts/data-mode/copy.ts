export const dataModeCopy = {
  heading: 'Data use',
  label: 'Low-data mode',
  hint: 'No video or custom fonts, and nothing loads before you ask for it.',
  cost: (full: number, low: number) =>
    `A first visit to the home page uses about ${full} kB on a phone, or ${low} kB in this mode.`,
  asked:
    'Your browser asks sites to save data, or your connection is slow, so the video is already left out.',
  failed: 'Your browser couldn’t save this choice. It applies to this visit only.',
  offer: {
    label: 'Save data',
    text: 'Your connection is slow, or your browser saves data. Use less data here too?',
    accept: 'Use less data',
    decline: 'Not now',
  },
};
