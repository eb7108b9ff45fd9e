import type { RoomsPageCopy } from '../../parts/rooms/room';
import type { GroupRoom } from '../../parts/rooms/room-ids';

export const groupsCopy = {
  title: 'Group Rooms',
  description: 'Rooms around what you love: music, travel, books and more.',
  heading: 'Group rooms',
  intro: 'Eight rooms, from music to art, each with an opening question.',
  rooms: {
    music: {
      name: 'Music',
      summary: 'From inanga to amapiano.',
      topic: 'What you listen to, dance to, and only play alone.',
      rule: 'No taste is wrong.',
      prompts: [
        'Which song makes you turn the radio up?',
        'Who in your family sings, and who shouldn’t?',
        'Which concert would you travel for?',
      ],
    },
    travel: {
      name: 'Travel',
      summary: 'Night buses, borders and views.',
      topic: 'Places you know and places you want to see.',
      rule: 'Ask before giving safety tips.',
      prompts: [
        'Window or aisle on the bus to Rusizi?',
        'Which place disappointed you, and which surprised you?',
        'Where would you take someone for a day in your town?',
      ],
    },
    fitness: {
      name: 'Fitness',
      summary: 'Runs, football, hills.',
      topic: 'Car-free Sundays, gyms, matches and first kilometres.',
      rule: 'No comments on bodies.',
      prompts: [
        'Which hill is your hill?',
        'What gets you moving when you don’t want to?',
        'Team or alone?',
      ],
    },
    tech: {
      name: 'Tech',
      summary: 'Code, gadgets, ideas.',
      topic: 'What you build, break, and wish someone would invent.',
      rule: 'No pitches, no links.',
      prompts: [
        'What’s the oldest device you still use?',
        'What should never be made into an app?',
        'What did you teach yourself last?',
      ],
    },
    books: {
      name: 'Books',
      summary: 'Novels, poems, half-read ones.',
      topic: 'What you read in any language, and what you never finished.',
      rule: 'Warn before giving away an ending.',
      prompts: [
        'Which book did you give away and miss?',
        'Which sentence have you underlined?',
        'Who read to you when you were small?',
      ],
    },
    food: {
      name: 'Food',
      summary: 'Isombe, brochettes, arguments.',
      topic: 'Cooking, eating, and who makes it better.',
      rule: 'Every mother’s recipe is right.',
      prompts: ['What tastes of home?', 'What do you cook to impress?', 'Street food or table?'],
    },
    movies: {
      name: 'Movies',
      summary: 'Cinema, series, subtitles.',
      topic: 'What made you cry, and what you pretend not to have seen.',
      rule: 'No spoilers in the first line.',
      prompts: [
        'Which film could you watch for the tenth time?',
        'Which ending would you change?',
        'Who chooses, and who falls asleep?',
      ],
    },
    art: {
      name: 'Art',
      summary: 'Imigongo, murals, photographs.',
      topic: 'What you make, and where you go to look.',
      rule: 'Say what you see before what you think.',
      prompts: [
        'What hangs on your wall?',
        'Which colour would you never wear?',
        'What did you last make by hand?',
      ],
    },
  },
} satisfies RoomsPageCopy<GroupRoom>;
