import type { Box, Milestone } from '../../domain/milestones';
import type { PageCopy } from '../../parts/page/page-copy';

const milestones: Record<Milestone, { readonly label: string; readonly text: string }> = {
  career: { label: 'Career', text: 'The work you hope for' },
  marriage: { label: 'Marriage', text: 'A promise, with or without a hall of guests' },
  kids: { label: 'Children', text: 'How many, when, and who gets up at night' },
  travel: { label: 'Travel', text: 'Places you want to see' },
};

const boxes: Record<Box, string> = { ideas: 'Ideas', ours: 'Our Timeline' };

export const timelineCopy = {
  title: 'Shared Timeline',
  description: 'Plan what you both hope for, side by side.',
  heading: 'Your shared timeline',
  intro: 'Decide what matters and when, then talk it over.',
  boxes,
  milestones,
  empty: {
    ideas: 'All ideas are on your timeline.',
    ours: 'Drag an idea here, or use its button.',
  },
  begin: (name: string) => `Start with ${name}`,
  talk: 'Talk it over in Messages',
  howTo:
    'Drag a milestone, or focus its handle: Space lifts and drops it, arrow keys move it, Escape cancels.',
  handle: (name: string) => `Move ${name}`,
  add: (name: string) => `Add ${name} to Our Timeline`,
  remove: (name: string) => `Move ${name} back to Ideas`,
  earlier: (name: string) => `${name} earlier`,
  later: (name: string) => `${name} later`,
  position: (name: string, box: string, at: number, of: number) =>
    `${name}: ${box}, ${at} of ${of}.`,
  lifted: (name: string) => `${name} lifted.`,
  dropped: 'Dropped.',
  cancelled: (name: string) => `${name} put back.`,
  saved: 'Order saved on this device.',
  notSaved: 'This order couldn’t be saved. It lasts until you close the page.',
  startOver: 'Start over',
  cleared: 'All four milestones are back in Ideas.',
  startedOver: 'Your timeline is empty again.',
  undone: 'Your timeline is restored.',
} satisfies PageCopy & Record<string, unknown>;
