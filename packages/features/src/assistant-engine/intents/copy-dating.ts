import { EMERGENCY } from '../../domain/emergency-numbers';
import { PRICES } from '../../domain/price-list';
import { PATHS } from '../../paths';
import type { Intent } from './intent';

export const DATING_INTENTS: readonly Intent[] = [
  {
    id: 'find-people',
    topic: 'Find people',
    page: PATHS.findMatch,
    answer: `Browse everyone at ${PATHS.findMatch} and narrow the list with filters, or see one person at a time at ${PATHS.swipe}. The people in this version are drawn samples.`,
  },
  {
    id: 'filters',
    topic: 'Filter profiles',
    page: PATHS.findMatch,
    answer: `${PATHS.findMatch} has fifteen filters: name, age, gender, place, status, country, height, body type, education, religion, career, hair, children, kind of relationship and mood. The last two don't change the results; a profile has to match all the others. Clear all removes every filter.`,
  },
  {
    id: 'save-search',
    topic: 'Save a search',
    page: PATHS.findMatch,
    answer: `Set your filters at ${PATHS.findMatch} and save them under a name in Saved searches, up to twenty. You can also copy the address of the page: it opens the same filters.`,
  },
  {
    id: 'like',
    topic: 'Likes',
    page: PATHS.swipe,
    answer: `Use the heart on a card, or Like at ${PATHS.swipe}. Your likes are listed there and on your page at ${PATHS.user}. In this version no one else is told, and no one can like you back.`,
  },
  {
    id: 'super-like',
    topic: 'Super Likes',
    page: PATHS.swipe,
    answer: `A Super Like marks someone as special. Drag the card up, press the star or use the up arrow at ${PATHS.swipe}. It costs ${PRICES.superLike.coins} coins; with too few coins it is saved as a like and nothing is charged.`,
  },
  {
    id: 'undo',
    topic: 'Undo a pass or a like',
    page: PATHS.swipe,
    answer: `Press Undo at ${PATHS.swipe}. It takes back the last step, and the ones before, for free, even after a reload, until you start over, log out or close the tab. A paid Super Like gives its coins back.`,
  },
  {
    id: 'save-for-later',
    topic: 'Save someone for later',
    page: PATHS.swipe,
    answer: `Choose Not now on a card at ${PATHS.swipe}, or in the menu of a card while browsing. Bring the person back from Saved for later at ${PATHS.swipe} or at ${PATHS.user}.`,
  },
  {
    id: 'mood',
    topic: 'Moods and Emotional Match Mode',
    page: PATHS.findMatch,
    answer: `Emotional Match Mode lets you choose how you feel today: Calm, Happy, Curious, Lonely or Want to talk. You find it at ${PATHS.findMatch}; it doesn't change the results. There is a room for each feeling at ${PATHS.emotions}.`,
  },
  {
    id: 'radar',
    topic: 'Offline Radar: people nearby',
    page: PATHS.radar,
    answer: `The Offline Radar at ${PATHS.radar} shows how people nearby, within 10 to 200 metres, would appear, only while you switch it on. In this version they are made up and your position isn't read.`,
  },
  {
    id: 'radar-safety',
    topic: 'Is the radar safe?',
    page: PATHS.radar,
    answer: `The radar is off until you switch it on, and your position is never read in this version. In the full service it would show that you are near, never where (planned). Switch it off at ${PATHS.radar} or at ${PATHS.settings}.`,
  },
  {
    id: 'forecast',
    topic: 'AI Forecast and dashboard',
    page: PATHS.dashboard,
    answer: `The AI Forecast at ${PATHS.dashboard} shows how an estimate of how well two people fit would look. In this version it is a sample and isn't about real people.`,
  },
  {
    id: 'sample-profiles',
    topic: 'Are the people here real?',
    page: PATHS.findMatch,
    answer: `No. The profiles at ${PATHS.findMatch} are invented samples with drawn portraits, and there are no members yet. No one can see you or write to you in this version.`,
  },
  {
    id: 'wave-and-comment',
    topic: 'Wave, Connect and comments',
    page: PATHS.findMatch,
    answer: `Cards at ${PATHS.findMatch} and on the home page have Wave, Connect and comments. In this version they stay on your device: comments are kept in this tab until you close it or log out, and no one is told.`,
  },
  {
    id: 'share-profile',
    topic: 'Share a profile',
    page: PATHS.shareProfile,
    answer: `Choose Share on a profile card and send the link. It opens as a read-only card at ${PATHS.shareProfile}. Share only what the person has agreed to.`,
  },
  {
    id: 'messages',
    topic: 'Write messages',
    page: PATHS.messages,
    answer: `Like someone first, then open ${PATHS.messages}: your conversations are there. In this version messages stay on your device and no one receives them.`,
  },
  {
    id: 'message-delivery',
    topic: 'Was my message received?',
    page: PATHS.messages,
    answer: `No: in this version messages at ${PATHS.messages} stay on your device. No one receives, reads or answers them.`,
  },
  {
    id: 'first-words',
    topic: 'What to write first',
    page: PATHS.icebreaker,
    answer: `${PATHS.icebreaker} gives you a first question about music, travel, food or books to copy. Asking about something in their profile works well too.`,
  },
  {
    id: 'emotion-rooms',
    topic: 'Emotion Rooms',
    page: PATHS.emotions,
    answer: `Emotion Rooms at ${PATHS.emotions} are quiet places for one feeling, such as Lonely, Grateful or Playful, with ground rules and a question to think about. In this version no one else is in them. If things feel too heavy, talk to someone near you or call ${EMERGENCY.distress}, a free line of the Ministry of Health.`,
  },
  {
    id: 'group-rooms',
    topic: 'Group Rooms',
    page: PATHS.groups,
    answer: `Group Rooms at ${PATHS.groups} are about music, travel, fitness, tech, books, food, movies and art. In this version there is no live conversation in them.`,
  },
  {
    id: 'calls',
    topic: 'Calls, voice notes and pictures',
    page: PATHS.messages,
    answer: `This version has no calls, voice notes or pictures in conversations; ${PATHS.messages} takes text only.`,
  },
  {
    id: 'book-meeting',
    topic: 'Book a meeting in Rwanda',
    page: PATHS.meetingBooking,
    answer: `Fill in the booking request at ${PATHS.meetingBooking} with your dates, hotel, guests and meeting place. In this version it is shown to you and sent to no one. The guide at ${PATHS.meetingGuide} helps you plan it safely.`,
  },
  {
    id: 'hotels',
    topic: 'Hotels in Kigali',
    page: PATHS.meetingGuide,
    answer: `The guide at ${PATHS.meetingGuide} names four hotels in Kigali with public lobbies: Serena, Marriott, Radisson and Mille Collines, with prices and a map. We have no agreement with any of them.`,
  },
  {
    id: 'plan-date',
    topic: 'Date ideas',
    page: PATHS.planDate,
    answer: `${PATHS.planDate} lets you suggest a theme, coffee, dinner, outdoor or virtual, and vote on it. Keep a first date in a public place.`,
  },
  {
    id: 'timeline',
    topic: 'Plan a life together',
    page: PATHS.timeline,
    answer: `The shared Timeline at ${PATHS.timeline} lays out career, marriage, children and travel side by side. It stays on your device.`,
  },
  {
    id: 'culture-quiz',
    topic: 'Culture quiz',
    page: PATHS.culture,
    answer: `A short quiz about the cultures of the region, with an explanation of each answer, is at ${PATHS.culture}.`,
  },
];
