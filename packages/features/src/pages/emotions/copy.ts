import type { RoomsPageCopy } from '../../parts/rooms/room';

export const emotionsCopy = {
  title: 'Emotion Rooms',
  description: 'Rooms for how you feel today.',
  heading: 'Emotion rooms',
  intro:
    'Lonely, curious or simply grateful: a room for each feeling, with ground rules and questions to ask.',
  rooms: [
    {
      id: 'lonely',
      name: 'Lonely',
      summary: 'For evenings that are too quiet.',
      topic: 'What helps when the house is empty, and what you wish someone would ask you.',
      rule: 'Don’t cheer anyone up against their will.',
      prompts: [
        'What’s the quietest hour of your day, and what do you do with it?',
        'Who last made you feel at home?',
        'What would you cook if someone were coming in an hour?',
      ],
    },
    {
      id: 'excited',
      name: 'Excited',
      summary: 'For news worth sharing.',
      topic: 'Good news, small and large, and the people you would tell first.',
      rule: 'Be glad first; ask for details second.',
      prompts: [
        'What went right this week?',
        'What are you counting the days to?',
        'Who do you call first with good news?',
      ],
    },
    {
      id: 'curious',
      name: 'Curious',
      summary: 'For people who like to ask.',
      topic: 'Things you have always wanted to understand about other people.',
      rule: 'You can decline a question without a reason.',
      prompts: [
        'What did you change your mind about in the last year?',
        'What would you study if no one asked what it was for?',
        'Which word in your language can’t be translated?',
      ],
    },
    {
      id: 'vent',
      name: 'Vent',
      summary: 'For what you need to say once, out loud.',
      topic: 'The day, the boss, the bus. Get it off your chest and leave it here.',
      rule: 'Give advice only when asked.',
      prompts: [
        'What would you say if no one could be hurt by it?',
        'What took more strength this week than anyone saw?',
        'What can wait until tomorrow after all?',
      ],
    },
    {
      id: 'grateful',
      name: 'Grateful',
      summary: 'For counting your blessings.',
      topic: 'People, mornings, second chances: what you would not want to miss.',
      rule: 'No comparing. Small things count.',
      prompts: [
        'Who taught you something without knowing it?',
        'Which ordinary thing would you miss first?',
        'What did you once worry about that turned out well?',
      ],
    },
    {
      id: 'playful',
      name: 'Playful',
      summary: 'For silliness with good manners.',
      topic: 'Jokes, dares, two truths and a lie. Flirting is allowed, pushing is not.',
      rule: 'Laugh with, never at.',
      prompts: [
        'Two truths and one lie, please.',
        'Which song do you know all the wrong words to?',
        'What is the worst advice you have ever followed?',
      ],
    },
    {
      id: 'focused',
      name: 'Focused',
      summary: 'For people with a plan.',
      topic: 'Work, study, saving, training: what you are building and who it is for.',
      rule: 'No selling, no recruiting.',
      prompts: [
        'What will you have finished by Sunday?',
        'What do you say no to, so you can say yes?',
        'Who is your plan for?',
      ],
    },
    {
      id: 'relaxed',
      name: 'Relaxed',
      summary: 'For slow talk and no agenda.',
      topic: 'Weather, tea, the view from where you sit.',
      rule: 'Answers may take an hour.',
      prompts: [
        'What do you see from where you sit?',
        'Tea, coffee or ikivuguto, and why?',
        'What does a perfect Sunday leave out?',
      ],
    },
  ],
} satisfies RoomsPageCopy;
