import type { Box, Milestone } from '../../domain/milestones';
import type { PageCopy } from '../../parts/page/page-copy';

const milestones: Record<Milestone, { readonly label: string; readonly text: string }> = {
  career: { label: 'Career', text: 'The work you want to be known for' },
  marriage: { label: 'Marriage', text: 'A promise, with or without a hall of guests' },
  kids: { label: 'Children', text: 'How many, and when, and who gets up at night' },
  travel: { label: 'Travel', text: 'The places you want to have stood in' },
};

const boxes: Record<Box, string> = { ideas: 'Ideas', ours: 'Our Timeline' };

export const timelineCopy = {
  title: 'Shared Timeline',
  description: 'Lay out what you both hope for, side by side.',
  heading: 'Your shared timeline',
  intro:
    'Career, marriage, children, travel: lay out what matters and when, then talk over where your hopes meet.',
  boxes,
  milestones,
  empty: {
    ideas: 'Every idea is on your timeline.',
    ours: 'Drag an idea here, or use its button.',
  },
  begin: (name: string) => `Begin with ${name}`,
  talk: 'Talk it over in Messages',
  howTo:
    'Drag a milestone, or press its handle: Space lifts it, the arrow keys move it, Space drops it, Escape puts it back.',
  handle: (name: string) => `Move ${name}`,
  add: (name: string) => `Add ${name} to Our Timeline`,
  remove: (name: string) => `Put ${name} back to Ideas`,
  earlier: (name: string) => `${name} earlier`,
  later: (name: string) => `${name} later`,
  position: (name: string, box: string, at: number, of: number) =>
    `${name}: ${box}, ${at} of ${of}.`,
  lifted: (name: string) => `${name} lifted.`,
  dropped: 'Dropped.',
  cancelled: (name: string) => `${name} put back.`,
  saved: 'The order is kept on this device.',
  notSaved: 'This order could not be saved on this device. It holds until you close the page.',
  newer: 'A newer version of the site keeps your timeline now. Reload the page, then change it.',
  startOver: 'Start over',
  combineCleanups: 'All four milestones are among the ideas again.',
  startedOver: 'Your timeline begins anew.',
  undone: 'Your timeline is as it was.',
} satisfies PageCopy & Record<string, unknown>;
