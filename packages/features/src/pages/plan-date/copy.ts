import { EMERGENCY } from '../../domain/emergency-numbers';
import { formatThings } from '../../content/format';
import type { DateTheme, PlanReason } from '../../domain/date-plan';
import type { PageCopy } from '../../parts/page/page-copy';

interface ThemeCopy {
  readonly text: string;
  readonly ideas: readonly string[];
}

const themes: Record<DateTheme, ThemeCopy> = {
  Coffee: {
    text: 'Short, and easy to end or extend.',
    ideas: [
      'A window table at a café in Kimihurura',
      'A blind tasting of beans from Huye',
      'An hour on a hotel terrace in town',
    ],
  },
  Dinner: {
    text: 'For when conversation flows.',
    ideas: [
      'Brochettes and ibirayi, shared',
      'A lunch buffet, less formal',
      'A cooking class for two',
    ],
  },
  Outdoor: {
    text: 'Side by side, not face to face.',
    ideas: [
      'A walk on a car-free Sunday',
      'Nyandungu park before it gets hot',
      'The view from Mount Kigali, by day, with others around',
    ],
  },
  Virtual: {
    text: 'Across a border, or before meeting.',
    ideas: [
      'The same film, started together',
      'Tea together on a call',
      'A video walk down your street, without addresses',
    ],
  },
};

export const planDateCopy = {
  title: 'Plan a Date',
  description: 'Choose a theme together and agree on a plan.',
  heading: 'Plan a date',
  intro: 'Coffee, dinner, outdoors or a call: vote and make a plan.',
  theme: 'Theme',
  votesHeading: 'Vote together',
  votesHint: 'Pass the phone around. Votes stay on this device.',
  votesLost: 'These votes couldn’t be saved. They last until you close the page.',
  voteShort: 'Vote',
  vote: (theme: string) => `Vote for ${theme}`,
  takeBack: (theme: string) => `Remove a vote for ${theme}`,
  votes: formatThings('vote', 'votes'),
  leader: 'Leading',
  tie: 'Tied',
  reset: 'Clear all votes',
  cleared: 'All votes cleared.',
  reasons: {
    unvoted: (picked: string) => `No votes yet, so the plan uses your pick, ${picked}.`,
    'picked-leads': (picked: string) => `Your pick, ${picked}, is leading, so the plan uses it.`,
    'other-leads': (picked: string, leads: string) =>
      `${leads} is leading, so the plan uses it. Your pick, ${picked}, breaks a tie.`,
    tie: (picked: string) => `It’s a tie, so the plan uses your pick, ${picked}.`,
  } satisfies Record<PlanReason, (picked: string, leads: string) => string>,
  announce: (theme: string, votes: string, leads: string) => `${theme}: ${votes}. ${leads}`,
  leading: (list: string) => `In the lead: ${list}.`,
  none: 'No one is leading yet.',
  ideas: (theme: string) => `Ideas for ${theme}`,
  plan: {
    heading: 'Your plan',
    text: (theme: string, votes: string | undefined, ideas: readonly string[]) =>
      [
        votes === undefined ? `Our date: ${theme}.` : `Our date: ${theme} (${votes}).`,
        'Ideas:',
        ...ideas.map((idea) => `- ${idea}`),
        `In a public place, and a friend knows. In an emergency: ${EMERGENCY.allServices}.`,
      ].join('\n'),
    copy: 'Copy the plan',
    share: 'Share',
    refused: 'Sharing didn’t work. Copy the plan instead.',
    guide: 'Plan the meeting',
  },
  themes,
} satisfies PageCopy & Record<string, unknown>;
