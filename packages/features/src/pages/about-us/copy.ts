import { brand } from '../../content/brand';
import type { PageCopy } from '../../parts/page/page-copy';

export const aboutUsCopy = {
  title: 'About Us',
  description: 'Who we are, why we built a calmer place to meet, and the values we hold to.',
  heading: 'A calmer way to meet',
  intro: `${brand.name} began in Kigali with a simple wish: that people who want something real could meet without noise, pressure or doubt about who is on the other side.`,
  picture: 'Terraced hills of Rwanda under a low sun',
  join: 'Create your profile',
  mission: {
    heading: 'Our mission',
    text: 'To help adults find a relationship worth having, and to leave every one of them safer, prouder and no more exposed than on the day they came.',
  },
  story: {
    heading: 'How it began',
    note: 'This history, with its people and dates, is told for this demonstration.',
    picture: 'Two cups of coffee on a table by a window',
    paragraphs: [
      'In 2021 three friends sat in a coffee house in Kimihurura and compared their dating apps. One had been asked for money by a stranger who said he was a doctor. One had found her own photograph on a profile that was not hers. The third had simply grown tired of being swiped.',
      'They began with the questions that nobody had asked them. Who sees my face, and when? What happens to my words? Who helps me if it goes wrong? The first version had no photographs at all. People wrote to each other for two weeks before a picture was offered, and a good half of them said that it was the kindest fortnight they had spent online.',
      'The masks, the meeting guide and the rule that a person always decides have stayed from those days. Everything else has been built slowly, by people who use it themselves.',
    ],
  },
  milestones: {
    heading: 'Small steps, kept',
    list: [
      {
        when: '2021',
        what: 'Three friends, one notebook, forty volunteers who met without photographs.',
      },
      {
        when: '2022',
        what: 'The Digital Love Mask: a picture stays blurred until both people agree to reveal.',
      },
      {
        when: '2023',
        what: 'The Meeting Guide, written with hotels, drivers and a women’s organisation in Kigali.',
      },
      {
        when: '2024',
        what: 'Our terms in plain language, dated January 15, 2024, and the rule that people decide about reports.',
      },
      {
        when: '2026',
        what: 'A site light enough for a small phone on a slow connection, from Goma to Dar es Salaam.',
      },
    ],
  },
  values: {
    heading: 'What we hold to',
    intro:
      'Six words that decide what we build, and more often what we do not. What needs other people begins with the first accounts.',
    list: [
      {
        name: 'Trust & Safety',
        text: 'Verification in levels, and a person who reads each report within 24-48 hours: both begin with the first accounts.',
      },
      {
        name: 'Innovation',
        text: 'New ideas such as mood-aware matching have to make a date kinder, not merely faster.',
      },
      {
        name: 'Inclusivity',
        text: 'Every faith, region and walk of life that meets others with respect has a seat here.',
      },
      {
        name: 'Privacy',
        text: 'Your photo, your distance and your story are shown when you say so, and to whom you say so.',
      },
      {
        name: 'Empowerment',
        text: 'You can block, hide, leave or erase everything without giving a reason to anybody.',
      },
      {
        name: 'Authenticity',
        text: 'One account per person, true ages, real faces. Pretending is the one thing we do not forgive.',
      },
    ],
  },
  call: {
    heading: 'Come as you are',
    text: 'A profile takes about five minutes, and nobody sees your face before you want them to.',
    register: 'Join for free',
    contact: 'Write to us',
  },
} satisfies PageCopy & Record<string, unknown>;
