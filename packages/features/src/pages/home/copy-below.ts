import { EMERGENCY } from '../../domain/emergency-numbers';
import { brand } from '../../content/brand';
import { versionCopy } from '../../parts/page/version-copy';
import type { StoryId } from './data';

/** The text of the home page below the fold. It loads with those sections. */
export const homeBelowCopy = {
  discover: {
    heading: 'Discover Your Perfect Match',
    text: 'Six sample profiles of invented people.',
    listLabel: 'Sample profiles',
    explore: 'Explore Exclusively',
  },
  safety: {
    heading: 'Your Safety, Our Priority',
    picture: 'Rolling hills under a low sun',
    points: [
      {
        title: 'Protection',
        text: 'Block or report from any unmasked profile. People, not machines, will decide.',
      },
      {
        title: 'Communication',
        text: 'Messages will be encrypted, and you’ll decide who can contact you.',
      },
      {
        title: 'Verification',
        text: 'Planned: optional photo checks, with a badge.',
      },
      {
        title: 'Meeting',
        text: `A guide, four Kigali hotels with public lobbies, and ${EMERGENCY.allServices} for emergencies.`,
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
    list: {
      'sandrine-jean-paul': {
        story:
          'We wrote for two months before we met by the lake. By then I knew his humour, his faith and how he treats his mother.',
        alt: 'Illustration of Sandrine and Jean Paul by Lake Kivu at sunset',
      },
      'esther-collins': {
        story:
          'My photo stayed masked for weeks, and he never pushed. When I revealed it, he wrote: now I can put a face to my favourite person.',
        alt: 'Illustration of Esther and Collins above the lights of Kigali',
      },
      'chantal-moses': {
        story:
          'Our first date followed the checklist: a public place, a friend who knew, two coffees. We go back every year.',
        alt: 'Illustration of Chantal and Moses over two cups of coffee',
      },
    } satisfies Record<StoryId, { story: string; alt: string }>,
  },
  share: {
    heading: 'Share Your Story',
    text: `Have a story with ${brand.name}? Share your journey to inspire others. Apply to be featured on our channels.`,
    note: 'For now, you keep your story as a file. The channels are planned.',
    action: 'Share Your Story',
  },
};
