import { brand } from '../../content/brand';
import { versionCopy } from '../../parts/page/version-copy';

/** The words of the home page below the fold, which load with its later sections. */
export const homeBelowCopy = {
  discover: {
    heading: 'Discover Your Perfect Match',
    text: 'Six drawn samples of people whom you may meet here one day.',
    listLabel: 'Sample profiles',
    explore: 'Explore Exclusively',
  },
  safety: {
    heading: 'Your Safety, Our Priority',
    text: 'Trust is not a feature here. It is the floor that everything stands on.',
    version: versionCopy.planned,
    picture: 'Rolling hills under a low sun',
    points: [
      {
        title: 'Protection',
        text: 'Block and report within reach on every profile that is not masked. People, not machines, are to decide what happens next.',
      },
      {
        title: 'Communication',
        text: 'Your words are to be encrypted on their way, and you decide who may write to you at all.',
      },
      {
        title: 'Verification',
        text: 'Optional photo checks and badges are to show that a face belongs to its profile.',
      },
      {
        title: 'Meeting',
        text: 'Guidelines, four hotels in Kigali with public lobbies and the number 112 for a first meeting in person.',
      },
    ],
  },
  stories: {
    heading: 'They found each other here',
    note: versionCopy.stories,
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
    note: 'In this version nothing is sent: you keep your story as a file, and the channels are planned.',
    action: 'Share Your Story',
  },
};
