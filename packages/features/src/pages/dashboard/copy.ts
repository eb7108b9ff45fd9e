import type { PageCopy } from '../../parts/page/page-copy';

export const dashboardCopy = {
  title: 'Dashboard',
  description: 'Your forecast, your mood, your plans and your privacy switches at a glance.',
  heading: 'Your dashboard',
  intro:
    'A quiet overview of what is going on: how a match may develop, how you feel today, what you have planned, and what others may see of you.',
  links: {
    label: 'Quick navigation',
    swipe: 'Swipe',
    messages: 'Messages',
    settings: 'Settings',
    emotions: 'Emotions',
    groups: 'Groups',
    radar: 'Radar',
    planDate: 'Plan a date',
    timeline: 'Timeline',
    icebreaker: 'Icebreaker',
    culture: 'Culture',
  },
  tabs: {
    label: 'Parts of the dashboard',
    forecast: 'Compatibility Forecast',
    mask: 'Digital Love Mask',
    emotions: 'Emotional Check-In',
    radar: 'Offline Radar',
    date: 'Date Planning',
    dna: 'DNA/Health opt-in',
    timeline: 'Shared Life Timeline',
    icebreaker: 'AI Icebreaker Coach',
    culture: 'Cultural Explorer',
    groups: 'Group Vibe Rooms',
  },
  states: { on: 'On', off: 'Off' },
  saved: 'Saved on this device.',
  forecast: {
    score: 'Compatibility score',
    scoreText: 'Two profiles like yours agree on most of what they wrote about plans and values.',
    growth: 'Growth potential: rising',
    growthText: (from: string, to: string) =>
      `From ${from} in January to ${to} in June: the more both of you wrote, the better the fit.`,
    growthPoints: [58, 63, 66, 71, 77, 82],
    growthTable: { caption: 'Compatibility by month', month: 'Month', score: 'Score' },
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    signals: {
      heading: 'Signals',
      list: [
        { id: 'values', label: 'Values and faith', percent: 91 },
        { id: 'plans', label: 'Plans for the next five years', percent: 84 },
        { id: 'talk', label: 'Way of talking', percent: 78 },
        { id: 'rhythm', label: 'Rhythm of the day', percent: 62 },
      ],
    },
    tips: {
      heading: 'Tips',
      list: [
        'Ask about Sundays: your rhythms differ there.',
        'You both named family first. Say what that means in practice.',
        'Give it three conversations before you trust any number, this one included.',
      ],
    },
    sample: 'A sample forecast: it shows how a forecast reads, and is not about anybody.',
    more: 'Browse profiles',
  },
  mask: {
    text: 'With the mask on, your photo is to be blurred for everybody until you and one of them agree to reveal; a voice-only introduction is to work the same way. In this version nobody else can see you, and your choice is kept for later.',
    toggle: 'Wear the mask',
    hint: 'The same switch as “Blur first impressions” under Settings.',
    more: 'All privacy switches',
  },
  emotions: {
    text: 'How is today? Say it in one word, and find the room for it.',
    rooms: ['Lonely', 'Excited', 'Curious', 'Vent', 'Grateful', 'Playful', 'Focused', 'Relaxed'],
    list: 'Rooms for a mood',
  },
  radar: {
    text: 'Is to tell you that somebody is near, never where, and only while the page is open. In this version the people on it are made up.',
    toggle: 'Allow the radar',
    hint: 'The same switch as “Nearby radar” under Settings.',
    more: 'Open the radar',
  },
  date: {
    text: 'Pick a theme, count votes, and leave with a plan that both of you like.',
    more: 'Plan a date',
    guide: 'Read the meeting guide',
  },
  dna: {
    text: 'Couples who plan for children are to be able to compare what their doctors told them, such as sickle-cell status or blood group. It is off, and it is never enabled without explicit consent.',
    toggle: 'Take part in health compatibility',
    hint: 'Nothing is asked for or stored in this version, only your yes or no.',
    consent: {
      title: 'Your explicit consent',
      description:
        'Health data is among the most private there is. If you agree, a match who agrees as well may compare it with you. You can withdraw at any time, and nothing is read or sent in this version.',
      agree: 'I agree',
      decline: 'Not now',
    },
    given: 'You have given your consent. Switching it off withdraws it.',
    more: 'See what this device keeps',
  },
  timeline: {
    text: 'Career, marriage, children, travel: put them in the order you hope for, and talk it over.',
    more: 'Lay out your timeline',
  },
  icebreaker: {
    text: 'A first question by topic, easy to answer and hard to forget.',
    more: 'Get a first line',
  },
  culture: {
    text: 'Two questions at a time about customs, food and words of the region.',
    more: 'Play a round',
  },
  groups: {
    text: 'Eight rooms around what people love, each with ground rules and a question to begin with.',
    rooms: ['Music', 'Travel', 'Fitness', 'Tech', 'Books', 'Food', 'Movies', 'Art'],
    list: 'Rooms around a subject',
  },
} satisfies PageCopy & Record<string, unknown>;
