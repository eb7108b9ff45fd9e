import { brand } from '../../content/brand';
import type { PageCopy } from '../../parts/page/page-copy';
import type { MilestoneYear } from './data';

export const aboutUsCopy = {
  title: 'About Us',
  description: 'Who we are, why we built a calmer place to meet, and what we value.',
  heading: 'A calmer way to meet',
  intro: `${brand.name} began in Kigali with a wish: that people who want something real could meet without noise, pressure or doubt.`,
  picture: 'Terraced hills of Rwanda under a low sun',
  join: 'Create your profile',
  mission: {
    heading: 'Our mission',
    text: 'To help adults find a relationship worth having, safely and privately.',
  },
  story: {
    heading: 'How it began',
    note: 'This story, its people and its dates are invented.',
    picture: 'Two cups of coffee on a table by a window',
    paragraphs: [
      'In 2021 three friends compared dating apps in a café in Kimihurura. One had been asked for money by a stranger who said he was a doctor. One had found her photo on someone else’s profile. The third was tired of being swiped.',
      'They started with questions no one had asked them. Who sees my face, and when? What happens to my messages? Who helps if it goes wrong? Their first version had no photos. People wrote for two weeks first, and half of them called it their kindest fortnight online.',
      'The mask, the meeting guide and the rule that a person always decides date from then.',
    ],
  },
  milestones: {
    heading: 'Milestones',
    list: {
      2021: 'Three friends, one notebook, forty volunteers who met without photos.',
      2022: 'The Digital Love Mask: photos stay blurred until both people agree to reveal.',
      2023: 'The Meeting Guide, written with hotels, drivers and a women’s organisation in Kigali.',
      2024: 'Our terms in plain language, dated January 15, 2024. People decide on reports.',
      2026: 'A site light enough for small phones on slow connections, from Goma to Dar es Salaam.',
    } satisfies Record<MilestoneYear, string>,
  },
  values: {
    heading: 'Our values',
    intro: 'They decide what we build and, more often, what we don’t.',
    list: [
      {
        name: 'Trust & Safety',
        text: 'Planned: verification in levels, and a person who reads each report within 24-48 hours.',
      },
      {
        name: 'Innovation',
        text: 'Ideas such as mood-aware matching must make dating kinder, not just faster.',
      },
      {
        name: 'Inclusivity',
        text: 'Every faith, region and walk of life that respects others is welcome.',
      },
      {
        name: 'Privacy',
        text: 'You decide who sees your photo, distance and story, and when.',
      },
      {
        name: 'Empowerment',
        text: 'You can block, hide, leave or erase everything without giving a reason.',
      },
      {
        name: 'Authenticity',
        text: 'One account per person, true ages, real faces. Pretending is the one thing we don’t forgive.',
      },
    ],
  },
  call: {
    heading: 'Come as you are',
    text: 'A profile takes about five minutes. No one sees your face before you want them to.',
    register: 'Join for free',
    contact: 'Write to us',
  },
} satisfies PageCopy & Record<string, unknown>;
