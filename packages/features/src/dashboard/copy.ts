import type { PageCopy } from '../shared/page/page-copy';

export const dashboardCopy = {
  title: 'Dashboard',
  description: 'Your forecast, your mood, your plans and your privacy switches at a glance.',
  heading: 'Your dashboard',
  intro:
    'A quiet overview of what is going on: how a match may develop, how you feel today, what you have planned, and what others may see of you.',
} satisfies PageCopy;
