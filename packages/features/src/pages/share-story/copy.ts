import type { CoupleId } from '../../content/couples';
import type { PageCopy } from '../../parts/page/page-copy';
import { versionCopy } from '../../parts/page/version-copy';
import type { ChannelId, Figure, Question } from './data';

export const shareStoryCopy = {
  title: 'Share Story',
  description: 'Share how you met, in your own words.',
  heading: 'Share your story',
  intro:
    'Your story may be the nudge someone else needs. It’s free, and your real name is optional.',
  picture: 'Illustration of a couple among terraced hills',
  apply: 'Apply',
  applyLong: 'Apply to share your story',
  read: 'Read success stories',
  gallery: {
    heading: 'Eight invented couples',
    intro: 'Select a picture to enlarge it.',
    open: 'Enlarge the picture',
    dialog: (position: number, total: number) => `Picture ${position} of ${total}`,
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
    photos: {
      'sandrine-jean-paul':
        'A woman in a gold headwrap and a man in a white shirt by a lake at sunset',
      'esther-collins':
        'A woman in an orange jumper and a man in a blue jacket above the lights of a city',
      'chantal-moses': 'A couple in striped and patterned jumpers over two cups of coffee',
      'aline-patrick':
        'A woman in a kitenge dress and a man in a green hoodie among terraced hills',
      'zahra-idris': 'A woman in a purple headscarf and a man with glasses by a quiet lake',
      'naomi-kevin': 'A woman with braids and a man in a yellow jumper before a city at dusk',
      'divine-yves': 'A woman with long curls and a man in a blue jumper under coffee leaves',
      'joyce-emmanuel': 'A couple in a striped and a patterned jumper under a large sun',
    } satisfies Record<CoupleId, string>,
  },
  stats: {
    heading: 'Our stories so far',
    illustrative: versionCopy.illustrative,
    note: versionCopy.figures,
    list: {
      highlights: 'success highlights',
      testimonies: 'uplifting testimonies',
      channels: 'channels',
    } satisfies Record<Figure, string>,
  },
  benefits: {
    heading: 'Why couples share',
    list: [
      {
        name: 'It helps someone',
        text: 'A reader may think: so it wasn’t just me.',
      },
      {
        name: 'It’s yours to keep',
        text: 'What you write is your own file, published or not.',
      },
      {
        name: 'It stays kind',
        text: 'No script, no ranking, and no comments unless you allow them.',
      },
    ],
  },
  process: {
    heading: 'Four steps to a story',
    intro: 'The first step works today. The other three are planned.',
    list: [
      { name: 'Apply', text: 'Three short steps, at your own pace.' },
      {
        name: 'Review',
        text: 'A person reads it, and you agree on names and faces before filming.',
      },
      { name: 'Record', text: 'At home or by the lake, in your language.' },
      {
        name: 'Publish',
        text: 'It appears only after you’ve both watched it and said yes.',
      },
    ],
  },
  channels: {
    heading: 'Where stories will appear',
    intro: 'Four example channels. Nothing is published there yet.',
    visit: (name: string) => `Visit ${name}`,
    newTab: '(opens in a new tab)',
    list: {
      stories: 'Ten-minute videos, with subtitles in Kinyarwanda, French and English.',
      table: 'Couples cook what they ate on their first date.',
      hills: 'Walks through the districts where people met.',
      voices: 'Stories without pictures.',
    } satisfies Record<ChannelId, string>,
  },
  faq: {
    heading: 'Before you apply',
    list: {
      free: {
        question: 'Does it cost anything?',
        answer: 'No. Applying, recording and publishing are free, and we don’t pay for stories.',
      },
      visible: {
        question: 'Do we have to show our faces or give our real names?',
        answer: 'No, both are optional. Voices, illustrations and other names work too.',
      },
      progress: {
        question: 'We’re not married. Can we still apply?',
        answer: 'Yes. Stories in progress are welcome.',
      },
      business: {
        question: 'We run a business together. Can we tell that story?',
        answer: 'Yes, businesses may share too. It must be a story, not an advertisement.',
      },
    } satisfies Record<Question, { question: string; answer: string }>,
  },
  call: {
    heading: 'Start with three short steps',
    text: 'Your answers stay in this tab. Nothing is sent: you keep your story as a file.',
  },
} satisfies PageCopy & Record<string, unknown>;
