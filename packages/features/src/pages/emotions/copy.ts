import type { RoomsPageCopy } from '../../parts/rooms/room';
import type { EmotionRoom } from '../../parts/rooms/room-ids';

export const emotionsCopy = {
  title: 'Emotion Rooms',
  description: 'Rooms for how you feel today.',
  heading: 'Emotion rooms',
  intro: 'A room for each feeling, with ground rules and questions to ask.',
  rooms: {
    lonely: {
      name: 'Lonely',
      summary: 'For quiet evenings.',
      topic: 'What helps when the house is empty, and what you wish someone would ask.',
      rule: 'Don’t cheer anyone up against their will.',
      prompts: [
        'What do you do with the quietest hour of your day?',
        'Who last made you feel at home?',
        'What would you cook for someone coming in an hour?',
      ],
    },
    excited: {
      name: 'Excited',
      summary: 'For news worth sharing.',
      topic: 'Good news, small and large, and who you’d tell first.',
      rule: 'Be glad first, then ask for details.',
      prompts: [
        'What went right this week?',
        'What are you counting the days to?',
        'Who do you call first with good news?',
      ],
    },
    curious: {
      name: 'Curious',
      summary: 'For people who like to ask.',
      topic: 'What you’ve always wanted to understand about people.',
      rule: 'You can decline a question without a reason.',
      prompts: [
        'What did you change your mind about last year?',
        'What would you study if no one asked why?',
        'Which word in your language can’t be translated?',
      ],
    },
    vent: {
      name: 'Vent',
      summary: 'For what you need to say out loud.',
      topic: 'The day, the boss, the bus. Get it off your chest.',
      rule: 'Give advice only when asked.',
      prompts: [
        'What would you say if it couldn’t hurt anyone?',
        'What took more strength than anyone saw?',
        'What can wait until tomorrow after all?',
      ],
    },
    grateful: {
      name: 'Grateful',
      summary: 'For counting your blessings.',
      topic: 'People, mornings, second chances.',
      rule: 'No comparing. Small things count.',
      prompts: [
        'Who taught you something without knowing it?',
        'Which ordinary thing would you miss first?',
        'Which worry turned out well?',
      ],
    },
    playful: {
      name: 'Playful',
      summary: 'For polite silliness.',
      topic: 'Jokes, dares and flirting, but no pushing.',
      rule: 'Laugh with, never at.',
      prompts: [
        'Two truths and one lie, please.',
        'Which song do you sing with the wrong words?',
        'What’s the worst advice you’ve followed?',
      ],
    },
    focused: {
      name: 'Focused',
      summary: 'For people with a plan.',
      topic: 'Work, study, saving, training: what you’re building and who for.',
      rule: 'No selling, no recruiting.',
      prompts: [
        'What will you have finished by Sunday?',
        'What do you say no to?',
        'Who is your plan for?',
      ],
    },
    relaxed: {
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
  },
} satisfies RoomsPageCopy<EmotionRoom>;
