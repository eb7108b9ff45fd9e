import { brand } from '../content/brand';

export const homeCopy = {
  title: `${brand.name}: find something real`,
  description:
    'A privacy-first, consent-first dating site for adults in Rwanda and East and Central Africa who look for a serious relationship.',
  hero: {
    heading: 'Find Something Real',
    lead: 'Over 90% of daters look for a serious relationship. This is the place that takes it seriously too: private by default, and nothing without your yes.',
    start: 'Get Started',
    watch: 'Watch Our Story',
    film: {
      label: 'Hills at dusk with drifting lights',
      pause: 'Pause the film',
      play: 'Play the film',
    },
  },
  story: {
    title: 'Our story',
    text: 'A thousand hills, a thousand evenings, and somebody on the next hill who hopes for the same.',
    close: 'Close',
    loading: 'Opening the film',
    unavailable: 'The film could not be loaded. Check the connection and try again.',
  },
  steps: {
    heading: 'Steps to Find Your Soulmate',
    list: [
      {
        label: 'STEP 1',
        title: 'Tell us who you are',
        description: 'A profile in six calm steps. You choose what others may see, and your photo can stay masked.',
      },
      {
        label: 'STEP 2',
        title: 'Meet with intention',
        description: 'Browse by what matters to you, from faith to family plans, and match with people in your mood.',
      },
      {
        label: 'STEP 3',
        title: 'Take it into the world',
        description: 'When both say yes, plan a first meeting in a safe place, with a checklist and a friend who knows.',
      },
    ],
  },
  discover: {
    heading: 'Discover Your Perfect Match',
    text: 'A few of the people you could meet in Rwanda today.',
    listLabel: 'Sample profiles',
    explore: 'Explore Exclusively',
  },
  safety: {
    heading: 'Your Safety, Our Priority',
    text: 'Trust is not a feature here. It is the floor that everything stands on.',
    picture: 'Rolling hills under a low sun',
    points: [
      {
        title: 'Protection',
        text: 'Block and report with one tap. People, not machines, decide what happens next.',
      },
      {
        title: 'Communication',
        text: 'Your words are encrypted on their way, and you decide who may write to you at all.',
      },
      {
        title: 'Verification',
        text: 'Optional photo checks and badges show that a face belongs to its profile.',
      },
      {
        title: 'Meeting',
        text: 'Guidelines, checked venues in Kigali and the number 112 for a first meeting in person.',
      },
    ],
  },
  stories: {
    heading: 'They found each other here',
    labels: {
      region: 'Success stories',
      regionRole: 'carousel',
      slideRole: 'slide',
      slide: (position: number, total: number) => `${position} of ${total}`,
      stop: 'Stop the rotation',
      start: 'Start the rotation',
      previous: 'Previous story',
      next: 'Next story',
    },
    stars: '5 out of 5 stars',
    list: [
      {
        names: 'Sandrine & Jean Paul',
        location: 'Rubavu, Rwanda',
        story:
          'We wrote for two months before we met by the lake. By then I knew how he laughs, what he believes and how he treats his mother. The rest was easy.',
        alt: 'Illustration of Sandrine and Jean Paul by Lake Kivu at sunset',
      },
      {
        names: 'Esther & Collins',
        location: 'Kigali, Rwanda',
        story:
          'I had my photo masked for weeks, and he never once pushed. When I lifted it, he wrote: now I can put a face to my favourite person.',
        alt: 'Illustration of Esther and Collins above the lights of Kigali',
      },
      {
        names: 'Chantal & Moses',
        location: 'Huye, Rwanda',
        story:
          'Our first date followed the checklist to the letter: a public place, a friend who knew, two coffees. We still go to that table every year.',
        alt: 'Illustration of Chantal and Moses over two cups of coffee',
      },
    ],
  },
  share: {
    heading: 'Share Your Story',
    text: `Have a story with ${brand.name}? Share your journey to inspire others. Apply to be featured on our channels.`,
    action: 'Share Your Story',
  },
};

export type HomeCopy = typeof homeCopy;
