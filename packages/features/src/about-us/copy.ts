import type { PageCopy } from '../shared/page/page-copy';

export const aboutUsCopy = {
  title: 'About Us',
  description: 'Who we are, why we built a calmer place to meet, and the values we hold to.',
  heading: 'A calmer way to meet',
  intro:
    'Iru began in Kigali with a simple wish: that people who want something real could meet without noise, pressure or doubt about who is on the other side. We put privacy and consent first, and we grow only as fast as trust allows.',
} satisfies PageCopy;
