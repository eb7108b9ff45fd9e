import { EMERGENCY } from '../../domain/emergency-numbers';
import { PRICES } from '../../domain/price-list';
import { PATHS } from '../../paths';
import type { IntentCopy, DATING } from './intent-facts';

export const datingIntentCopy = {
  'find-people': {
    topic: 'Find people',
    answer: `Browse everyone at ${PATHS.findMatch} and narrow the list with filters, or see one person at a time at ${PATHS.swipe}. The people in this version are drawn samples.`,
  },
  filters: {
    topic: 'Filter profiles',
    answer: `${PATHS.findMatch} has fifteen filters: name, age, gender, place, status, country, height, body type, education, religion, career, hair, children, kind of relationship and mood. The last two don't change the results; a profile has to match all the others. Clear all removes every filter.`,
  },
  'save-search': {
    topic: 'Save a search',
    answer: `Set your filters at ${PATHS.findMatch} and save them under a name in Saved searches, up to twenty. You can also copy the address of the page: it opens the same filters.`,
  },
  like: {
    topic: 'Likes',
    answer: `Use the heart on a card, or Like at ${PATHS.swipe}. Your likes are listed there and on your page at ${PATHS.user}. In this version no one else is told, and no one can like you back.`,
  },
  'super-like': {
    topic: 'Super Likes',
    answer: `A Super Like marks someone as special. Drag the card up, press the star or use the up arrow at ${PATHS.swipe}. It costs ${PRICES.superLike.coins} coins; with too few coins it is saved as a like and nothing is charged.`,
  },
  undo: {
    topic: 'Undo a pass or a like',
    answer: `Press Undo at ${PATHS.swipe}. It takes back the last step, and the ones before, for free, even after a reload, until you start over, log out or close the tab. A paid Super Like gives its coins back.`,
  },
  'save-for-later': {
    topic: 'Save someone for later',
    answer: `Choose Not now on a card at ${PATHS.swipe}, or in the menu of a card while browsing. Bring the person back from Saved for later at ${PATHS.swipe} or at ${PATHS.user}.`,
  },
  mood: {
    topic: 'Moods and Emotional Match Mode',
    answer: `Emotional Match Mode lets you choose how you feel today: Calm, Happy, Curious, Lonely or Want to talk. You find it at ${PATHS.findMatch}; it doesn't change the results. There is a room for each feeling at ${PATHS.emotions}.`,
  },
  radar: {
    topic: 'Offline Radar: people nearby',
    answer: `The Offline Radar at ${PATHS.radar} shows how people nearby, within 10 to 200 metres, would appear, only while you switch it on. In this version they are made up and your position isn't read.`,
  },
  'radar-safety': {
    topic: 'Is the radar safe?',
    answer: `The radar is off until you switch it on, and your position is never read in this version. In the full service it would show that you are near, never where (planned). Switch it off at ${PATHS.radar} or at ${PATHS.settings}.`,
  },
  forecast: {
    topic: 'AI Forecast and dashboard',
    answer: `The AI Forecast at ${PATHS.dashboard} shows how an estimate of how well two people fit would look. In this version it is a sample and isn't about real people.`,
  },
  'sample-profiles': {
    topic: 'Are the people here real?',
    answer: `No. The profiles at ${PATHS.findMatch} are invented samples with drawn portraits, and there are no members yet. No one can see you or write to you in this version.`,
  },
  'wave-and-comment': {
    topic: 'Wave, Connect and comments',
    answer: `Cards at ${PATHS.findMatch} and on the home page have Wave, Connect and comments. In this version they stay on your device: comments are kept in this tab until you close it or log out, and no one is told.`,
  },
  'share-profile': {
    topic: 'Share a profile',
    answer: `Choose Share on a profile card and send the link. It opens as a read-only card at ${PATHS.shareProfile}. Share only what the person has agreed to.`,
  },
  messages: {
    topic: 'Write messages',
    answer: `Like someone first, then open ${PATHS.messages}: your conversations are there. In this version messages stay on your device and no one receives them.`,
  },
  'message-delivery': {
    topic: 'Was my message received?',
    answer: `No: in this version messages at ${PATHS.messages} stay on your device. No one receives, reads or answers them.`,
  },
  'first-words': {
    topic: 'What to write first',
    answer: `${PATHS.icebreaker} gives you a first question about music, travel, food or books to copy. Asking about something in their profile works well too.`,
  },
  'emotion-rooms': {
    topic: 'Emotion Rooms',
    answer: `Emotion Rooms at ${PATHS.emotions} are quiet places for one feeling, such as Lonely, Grateful or Playful, with ground rules and a question to think about. In this version no one else is in them. If things feel too heavy, talk to someone near you or call ${EMERGENCY.distress}, a free line of the Ministry of Health.`,
  },
  'group-rooms': {
    topic: 'Group Rooms',
    answer: `Group Rooms at ${PATHS.groups} are about music, travel, fitness, tech, books, food, movies and art. In this version there is no live conversation in them.`,
  },
  calls: {
    topic: 'Calls, voice notes and pictures',
    answer: `This version has no calls, voice notes or pictures in conversations; ${PATHS.messages} takes text only.`,
  },
  'book-meeting': {
    topic: 'Book a meeting in Rwanda',
    answer: `Fill in the booking request at ${PATHS.meetingBooking} with your dates, hotel, guests and meeting place. In this version it is shown to you and sent to no one. The guide at ${PATHS.meetingGuide} helps you plan it safely.`,
  },
  hotels: {
    topic: 'Hotels in Kigali',
    answer: `The guide at ${PATHS.meetingGuide} names four hotels in Kigali with public lobbies: Serena, Marriott, Radisson and Mille Collines, with prices and a map. We have no agreement with any of them.`,
  },
  'plan-date': {
    topic: 'Date ideas',
    answer: `${PATHS.planDate} lets you suggest a theme, coffee, dinner, outdoor or virtual, and vote on it. Keep a first date in a public place.`,
  },
  timeline: {
    topic: 'Plan a life together',
    answer: `The shared Timeline at ${PATHS.timeline} lays out career, marriage, children and travel side by side. It stays on your device.`,
  },
  'culture-quiz': {
    topic: 'Culture quiz',
    answer: `A short quiz about the cultures of the region, with an explanation of each answer, is at ${PATHS.culture}.`,
  },
} satisfies IntentCopy<typeof DATING>;
