import type { RoomsPageCopy } from '../../parts/rooms/room';

export const groupsCopy = {
  title: 'Group Rooms',
  description: 'Rooms around what you love: music, travel, books and more.',
  heading: 'Group rooms',
  intro: 'Start with what you love. Eight rooms, from music to art, each with an opening question.',
  rooms: [
    {
      id: 'music',
      name: 'Music',
      summary: 'From inanga to amapiano.',
      topic: 'What you listen to, what you dance to, and what you only play alone.',
      rule: 'No taste is wrong.',
      prompts: [
        'Which song makes you turn the radio up, wherever you are?',
        'Who in your family sings, and who should not?',
        'Which concert would you travel for?',
      ],
    },
    {
      id: 'travel',
      name: 'Travel',
      summary: 'Night buses, borders and views.',
      topic: 'Places you know, places you want to see, and how you like to get there.',
      rule: 'Ask before giving safety tips.',
      prompts: [
        'Window or aisle on the bus to Rusizi?',
        'Which place disappointed you, and which surprised you?',
        'Where would you take someone with one day in your town?',
      ],
    },
    {
      id: 'fitness',
      name: 'Fitness',
      summary: 'Runs, football, hills.',
      topic: 'Moving together: car-free Sundays, gyms, matches and first kilometres.',
      rule: 'No comments on bodies.',
      prompts: [
        'Which hill is your hill?',
        'What got you to move when you did not want to?',
        'Team or alone?',
      ],
    },
    {
      id: 'tech',
      name: 'Tech',
      summary: 'Code, gadgets, ideas.',
      topic: 'What you build, what you break, and what you wish someone would invent.',
      rule: 'No pitches, no links.',
      prompts: [
        'What’s the oldest device you still use?',
        'What should never be made into an app?',
        'What did you teach yourself last?',
      ],
    },
    {
      id: 'books',
      name: 'Books',
      summary: 'Novels, poems, half-read ones.',
      topic: 'What you read, in any language, and what you never finished.',
      rule: 'Warn before giving away an ending.',
      prompts: [
        'Which book did you give away and miss?',
        'Which sentence have you underlined?',
        'Who read to you when you were small?',
      ],
    },
    {
      id: 'food',
      name: 'Food',
      summary: 'Isombe, brochettes, arguments.',
      topic: 'Cooking, eating, and who makes it better.',
      rule: 'Every mother’s recipe is the right one.',
      prompts: ['What tastes of home?', 'What do you cook to impress?', 'Street food or table?'],
    },
    {
      id: 'movies',
      name: 'Movies',
      summary: 'Cinema, series, subtitles.',
      topic: 'What you watched, what made you cry, and what you pretend not to have seen.',
      rule: 'No spoilers in the first line.',
      prompts: [
        'Which film could you watch tonight for the tenth time?',
        'Which ending would you change?',
        'Who chooses, and who falls asleep?',
      ],
    },
    {
      id: 'art',
      name: 'Art',
      summary: 'Imigongo, murals, photographs.',
      topic: 'What hangs on your wall, what you make with your hands, and where you go to look.',
      rule: 'Say what you see before you say what you think.',
      prompts: [
        'What hangs on your wall?',
        'Which colour would you never wear?',
        'What did you last make with your hands?',
      ],
    },
  ],
} satisfies RoomsPageCopy;
