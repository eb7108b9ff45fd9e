import type { SampleSignal } from '../../content/sample-forecast';
import type { PageCopy } from '../../parts/page/page-copy';
import type { EmotionRoom, GroupRoom } from '../../parts/rooms/room-ids';

export const dashboardCopy = {
  title: 'Dashboard',
  description: 'Your forecast, mood, plans and privacy settings at a glance.',
  heading: 'Your dashboard',
  intro: 'Your mood, plans and privacy in one place.',
  links: {
    label: 'Quick navigation',
    swipe: 'Swipe',
    messages: 'Messages',
    settings: 'Settings',
    emotions: 'Emotion rooms',
    groups: 'Group rooms',
    radar: 'Radar',
    planDate: 'Plan a date',
    timeline: 'Timeline',
    icebreaker: 'Icebreaker',
    culture: 'Cultural explorer',
  },
  tabs: {
    label: 'Dashboard sections',
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
    scoreText: 'Both profiles agree on most plans and values.',
    growth: 'Growth potential: rising',
    growthText: (from: string, to: string) =>
      `From ${from} in January to ${to} in June: the more you both wrote, the better the fit.`,
    growthTable: { caption: 'Compatibility by month', month: 'Month', score: 'Score' },
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    signals: {
      heading: 'Signals',
      list: {
        values: 'Values and faith',
        plans: 'Plans for the next five years',
        talk: 'Communication style',
        rhythm: 'Daily routine',
      } satisfies Record<SampleSignal, string>,
    },
    tips: {
      heading: 'Tips',
      list: [
        'Ask about Sundays: your routines differ.',
        'You both put family first. Say what that means in practice.',
        'Have three conversations before you trust any number, including this one.',
      ],
    },
    sample: 'This is a sample. It isn’t about anyone.',
    more: 'Browse profiles',
  },
  mask: {
    text: 'Your photo will stay blurred until you both agree to reveal. Voice-only introductions will work the same way.',
    toggle: 'Turn on the mask',
    hint: 'Also in Settings, as “Blur first impressions”.',
    more: 'All privacy settings',
  },
  emotions: {
    text: 'How’s today? Pick a word and open its room.',
    rooms: {
      lonely: 'Lonely',
      excited: 'Excited',
      curious: 'Curious',
      vent: 'Vent',
      grateful: 'Grateful',
      playful: 'Playful',
      focused: 'Focused',
      relaxed: 'Relaxed',
    } satisfies Record<EmotionRoom, string>,
    list: 'Rooms by mood',
  },
  radar: {
    text: 'Tells you that someone is nearby, never where, and only while the page is open. The people on it are invented.',
    toggle: 'Turn on the radar',
    hint: 'Also in Settings, as “Nearby radar”.',
    more: 'Open the radar',
  },
  date: {
    text: 'Pick a theme, vote and leave with a plan you both like.',
    more: 'Plan a date',
    guide: 'Read the meeting guide',
  },
  dna: {
    text: 'Couples planning for children will be able to compare results from their doctors, such as sickle-cell status or blood group. It’s off, and never enabled without explicit consent.',
    toggle: 'Take part in health compatibility',
    hint: 'Only your yes or no is saved. No health data is asked for.',
    consent: {
      title: 'Your explicit consent',
      description:
        'Health data is very private. If you agree, a match who also agrees may compare theirs with yours. You can withdraw at any time. Nothing is read or sent today.',
      agree: 'I agree',
      decline: 'Not now',
    },
    given: 'You’ve given your consent. Switch it off to withdraw.',
    more: 'See your saved data',
  },
  timeline: {
    text: 'Career, marriage, children, travel: put them in the order you hope for, then talk it over.',
    more: 'Open your timeline',
  },
  icebreaker: {
    text: 'An opening question by topic, easy to answer and hard to forget.',
    more: 'Get a question',
  },
  culture: {
    text: 'Two questions at a time about customs, food and languages.',
    more: 'Take the quiz',
  },
  groups: {
    text: 'Eight rooms by interest, each with ground rules and an opening question.',
    rooms: {
      music: 'Music',
      travel: 'Travel',
      fitness: 'Fitness',
      tech: 'Tech',
      books: 'Books',
      food: 'Food',
      movies: 'Movies',
      art: 'Art',
    } satisfies Record<GroupRoom, string>,
    list: 'Rooms by interest',
  },
} satisfies PageCopy & Record<string, unknown>;
