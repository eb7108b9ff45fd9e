export const dataModeCopy = {
  heading: 'How much it loads',
  label: 'Low-data mode',
  hint: 'No video, no typefaces of our own, and nothing is fetched before you ask for it. Drawings stay. It acts at once.',
  cost: (full: number, low: number) =>
    `A first visit of the home page moves about ${full} kB on a phone, and ${low} kB in this mode. What has arrived once is kept by your browser.`,
  asked:
    'Your browser asks sites to save data, or your link is slow: the video is left out already.',
  failed: 'The browser would not save this choice: it holds for this visit.',
  offer: {
    label: 'Save data',
    text: 'Your link is slow, or your browser saves data. Load less here too?',
    accept: 'Load less',
    decline: 'Not now',
  },
};
