import { brand } from '../../content/brand';

export const homeCopy = {
  title: `${brand.name}: find something real`,
  description:
    'A privacy-first, consent-first dating site for adults in Rwanda and East and Central Africa who look for a serious relationship.',
  hero: {
    heading: 'Find Something Real',
    lead: 'It is often said that over 90% of daters look for a serious relationship. This is the place that takes it seriously too: private by default, and nothing without your yes.',
    start: 'Get Started',
    watch: 'Watch Our Story',
    video: {
      label: 'Hills at dusk with drifting lights',
      pause: 'Pause the video',
      play: 'Play the video',
    },
  },
  story: {
    title: 'Our story',
    text: 'A thousand hills, a thousand evenings, and somebody on the next hill who hopes for the same.',
    close: 'Close',
  },
  steps: {
    heading: 'Steps to Find Your Soulmate',
    list: [
      {
        label: 'STEP 1',
        title: 'Tell us who you are',
        description:
          'A profile in six calm steps. You choose what others are to see, and your photo never leaves your device.',
      },
      {
        label: 'STEP 2',
        title: 'Meet with intention',
        description:
          'Browse by what matters to you, from faith to family plans, and write to the people you like.',
      },
      {
        label: 'STEP 3',
        title: 'Take it into the world',
        description:
          'When both say yes, plan a first meeting in a safe place, with a checklist and a friend who knows.',
      },
    ],
  },
};
