import type { DateTheme, PlanReason } from '../../domain/date-plan';
import type { PageCopy } from '../../parts/page/page-copy';

interface ThemeWords {
  readonly text: string;
  readonly ideas: readonly string[];
}

const themes: Record<DateTheme, ThemeWords> = {
  Coffee: {
    text: 'Short, bright, easy to end or to prolong.',
    ideas: [
      'A coffee house in Kimihurura, by a window',
      'Fresh beans from Huye, compared blind',
      'An hour on a hotel terrace in town',
    ],
  },
  Dinner: {
    text: 'For when the talk already flows.',
    ideas: [
      'Brochettes and ibirayi, shared',
      'A buffet at noon, when it is less solemn',
      'Cooking class for two',
    ],
  },
  Outdoor: {
    text: 'Side by side is easier than face to face.',
    ideas: [
      'Car-free Sunday on foot',
      'Nyandungu park before the heat',
      'The view from Mount Kigali, by day and with others around',
    ],
  },
  Virtual: {
    text: 'Across a border, or before the first meeting.',
    ideas: [
      'The same film, started on three',
      'Tea on both sides of a call',
      'A walk through your street by video, without addresses',
    ],
  },
};

export const planDateCopy = {
  title: 'Plan a Date',
  description: 'Choose a theme together and settle on a plan.',
  heading: 'Plan a date',
  intro:
    'Coffee, dinner, outdoors or a call: suggest a theme, vote together and settle on a plan that suits you both.',
  theme: 'Theme',
  votesHeading: 'Vote together',
  votesHint: 'Pass the phone, or count a friend’s vote. Votes stay on this device.',
  votesLost: 'These votes could not be saved on this device. They hold until you close the page.',
  newer: 'A newer version of the site keeps your plan now. Reload the page, then change it.',
  voteShort: 'Vote',
  vote: (theme: string) => `Vote for ${theme}`,
  takeBack: (theme: string) => `Take back a vote for ${theme}`,
  votes: (count: number) => `${count} ${count === 1 ? 'vote' : 'votes'}`,
  leader: 'Leads',
  tie: 'Tied',
  reset: 'Clear all votes',
  cleared: 'All votes are cleared.',
  reasons: {
    unvoted: (picked: string) => `Nobody has voted yet: the plan is about your pick, ${picked}.`,
    'picked-leads': (picked: string) =>
      `Your pick, ${picked}, leads the vote, and the plan is about it.`,
    'other-leads': (picked: string, leads: string) =>
      `You picked ${picked}, but ${leads} leads the vote: the plan is about ${leads}. Your pick decides in a tie.`,
    tie: (picked: string) => `There is a tie: your pick decides, and the plan is about ${picked}.`,
  } satisfies Record<PlanReason, (picked: string, leads: string) => string>,
  announce: (theme: string, votes: string, leads: string) => `${theme}: ${votes}. ${leads}`,
  leading: (list: string) => `In the lead: ${list}.`,
  none: 'Nobody leads yet.',
  ideas: (theme: string) => `Ideas for ${theme}`,
  plan: {
    heading: 'Your plan',
    text: (theme: string, votes: string | undefined, ideas: readonly string[]) =>
      [
        votes === undefined ? `Our date: ${theme}.` : `Our date: ${theme} (${votes}).`,
        'Ideas:',
        ...ideas.map((idea) => `- ${idea}`),
        'In a public place, and a friend knows. In an emergency: 112.',
      ].join('\n'),
    copy: 'Copy the plan',
    share: 'Share',
    refused: 'Sharing did not work. You can copy the plan instead.',
    guide: 'Plan the meeting itself',
  },
  themes,
} satisfies PageCopy & Record<string, unknown>;
