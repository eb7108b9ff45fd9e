import type { PageCopy } from '../../parts/page/page-copy';
import { versionCopy } from '../../parts/page/version-copy';
import type { Counter, StoryId } from './data';

/** One featured couple’s story (STORIES-1). */
interface StoryWords {
  readonly timeToMatch: string;
  readonly relationship: string;
  /** The alternative text of the picture. */
  readonly image: string;
  readonly story: readonly string[];
  readonly quote: string;
  readonly details: {
    readonly matchDate: string;
    readonly firstDate: string;
    readonly relationshipMilestone: string;
    readonly currentStatus: string;
  };
}

export const successStoriesCopy = {
  title: 'Success Stories',
  description: 'Invented stories of couples who met here.',
  heading: 'Stories that began here',
  intro: 'Some wrote for months, some met within weeks. All of them are invented.',
  tell: 'Tell your story',
  featured: {
    heading: 'Featured stories',
    stories: {
      'sandrine-jean-paul': {
        timeToMatch: '9 weeks',
        relationship: 'Married',
        image: 'Illustration of Sandrine and Jean Paul by Lake Kivu at sunset',
        story: [
          'Sandrine teaches chemistry in Rubavu and had promised her sister to try for one month. On day twenty-eight Jean Paul, who repairs boat engines across the bay, asked what colour copper burns.',
          'They wrote for two months before they met by the lake. The rest was easy, she says, apart from the dancing.',
        ],
        quote: 'He looked up my work before he asked about it. I’ve kept that message.',
        details: {
          matchDate: 'March 2023',
          firstDate: 'Grilled sambaza by the harbour, May 2023',
          relationshipMilestone: 'Families introduced, January 2024',
          currentStatus: 'Married in August 2024',
        },
      },
      'esther-collins': {
        timeToMatch: '3 weeks',
        relationship: 'Engaged',
        image: 'Illustration of Esther and Collins above the lights of Kigali',
        story: [
          'Esther works in a bank where everyone knows everyone, and kept her mask on for six weeks. Collins never pushed. When she lifted it, he wrote: now I can put a face to my favourite person.',
        ],
        quote: 'He liked me before he saw me. I didn’t know how much I needed that.',
        details: {
          matchDate: 'October 2023',
          firstDate: 'An exhibition in Kacyiru, December 2023',
          relationshipMilestone: 'A key to each other’s flat, June 2025',
          currentStatus: 'Engaged, wedding planned for 2027',
        },
      },
      'chantal-moses': {
        timeToMatch: '5 weeks',
        relationship: 'Married',
        image: 'Illustration of Chantal and Moses over two cups of coffee',
        story: [
          'Their first date followed the checklist: a public place, a friend who knew, two coffees.',
          'Moses is a widower with a nine-year-old daughter. He said so in his first line, and Chantal answered that line first.',
        ],
        quote: 'The checklist made me smile. Then it made me brave.',
        details: {
          matchDate: 'February 2022',
          firstDate: 'Two coffees near the museum, March 2022',
          relationshipMilestone: 'A school play with all three, December 2022',
          currentStatus: 'Married in 2024, a family of four',
        },
      },
      'aline-patrick': {
        timeToMatch: '4 months',
        relationship: 'Together',
        image: 'Illustration of Aline and Patrick among terraced hills in the morning',
        story: [
          'Patrick guides visitors to the volcanoes and has no signal for days. Aline grows pyrethrum and goes to bed at nine. They met in the Books room and found they’d borrowed the same novel.',
        ],
        quote: 'We were both too slow for other apps. Here it was just our pace.',
        details: {
          matchDate: 'July 2024',
          firstDate: 'The library steps in Musanze, November 2024',
          relationshipMilestone: 'Her first volcano, February 2025',
          currentStatus: 'Together, looking for a house with signal',
        },
      },
    } satisfies Record<StoryId, StoryWords>,
  },
  facts: {
    timeToMatch: 'Time to match',
    matchDate: 'Matched',
    firstDate: 'First date',
    relationshipMilestone: 'Milestone',
    currentStatus: 'Today',
  },
  counters: {
    heading: 'What couples tell us a year later',
    note: versionCopy.figures,
    list: {
      again: 'would meet the same way again',
      public: 'had their first date in a public place',
      together: 'are still together after twelve months',
      married: 'are engaged or married',
    } satisfies Record<Counter, string>,
  },
  call: {
    heading: 'Yours could be next',
    text: 'Three short steps. It’s free, and your real names are optional.',
    form: 'Write your testimony',
    gallery: 'See how stories are shared',
  },
} satisfies PageCopy & Record<string, unknown>;
