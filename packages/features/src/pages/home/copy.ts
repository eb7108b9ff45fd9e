import { brand } from '../../content/brand';

export const homeCopy = {
  title: `${brand.name}: find something real`,
  description:
    'Privacy-first, consent-first dating for adults in Rwanda and East and Central Africa who want a serious relationship.',
  hero: {
    heading: 'Find Something Real',
    lead: `They say over 90% of daters want a serious relationship. ${brand.name} is built for them: private by default, nothing without your yes.`,
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
    text: 'A thousand hills, a thousand evenings, and someone on the next hill hoping for the same.',
    close: 'Close',
  },
  steps: {
    heading: 'Steps to Find Your Soulmate',
    list: [
      {
        label: 'STEP 1',
        title: 'Tell us who you are',
        description: 'You choose what others see. Your photo never leaves your device.',
      },
      {
        label: 'STEP 2',
        title: 'Meet with intention',
        description:
          'Browse by what matters, from faith to family plans, and write to people you like.',
      },
      {
        label: 'STEP 3',
        title: 'Meet in person',
        description:
          'When you both say yes, plan a safe first meeting with a checklist and a friend who knows.',
      },
    ],
  },
};
