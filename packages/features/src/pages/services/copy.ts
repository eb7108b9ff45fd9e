import { brand } from '../../content/brand';
import type { PageCopy } from '../../parts/page/page-copy';
import { versionCopy } from '../../parts/page/version-copy';

export const servicesCopy = {
  title: 'Our Services',
  description: `What ${brand.name} does for you, from mood-aware matching to safe first meetings.`,
  heading: 'What we do for you',
  intro:
    'From a forecast of how well two people fit to a checklist for the first coffee, our services help you meet with care. Everything is opt-in, and nothing about you is shown before you say so.',
  picture: 'Fishing boats on Lake Kivu in the evening',
  browse: 'Browse profiles',
  getCoins: 'Get coins',
  cards: {
    heading: 'Seven ways to get closer',
    intro:
      'Use one of them or all of them. What this version shows of each is a demonstration with samples.',
    sample: {
      label: 'A sample forecast',
      figure: 'Sample',
      score: 82,
      scoreLabel: 'in common, by what two people wrote',
      note: 'A sample: it shows how a forecast reads, and is about nobody.',
      signals: [
        { id: 'values', label: 'Values and faith', percent: 91 },
        { id: 'plans', label: 'Plans for the next five years', percent: 84 },
        { id: 'rhythm', label: 'Rhythm of the day', percent: 62 },
      ],
    },
    list: [
      {
        name: 'Compatibility Forecast',
        text: 'Shows where two people are likely to agree, where they will have to talk, and how sure the forecast is. It is a conversation starter and never a verdict.',
        action: 'See a forecast',
      },
      {
        name: 'Mood-Aware Matching',
        text: 'A quiet evening calls for other company than a Friday night. Say how you feel, and find the room for it.',
        action: 'Choose a mood',
      },
      {
        name: 'Digital Love Mask',
        text: 'Your photo is to stay blurred, or your introduction to be your voice alone, until both of you agree to reveal.',
        action: 'Wear the mask',
      },
      {
        name: 'Group Vibe Rooms',
        text: 'Eight rooms from Music to Art, each with ground rules and a question to begin with.',
        action: 'Find a room',
      },
      {
        name: 'Shared Life Timeline',
        text: 'Put career, marriage, children and travel in the order you hope for, and talk it over.',
        action: 'Lay out your timeline',
      },
      {
        name: 'Offline Proximity Radar',
        text: 'Is to tell you that somebody is near, never where. Off until you switch it on; in this version with made-up people.',
        action: 'Look at the radar',
      },
      {
        name: 'AI Icebreaker Coach',
        text: 'A first question that can be answered with more than a yes.',
        action: 'Get a first line',
      },
    ],
  },
  matching: {
    heading: 'AI+ matching, without the mystery',
    intro:
      'Planned: what the matching reads, what it leaves alone, and who has the last word. In this version nothing is matched or learnt.',
    list: [
      'It reads what you wrote in your profile and what you asked for, and nothing else.',
      'It weighs values and plans above looks; a photo is never scored.',
      'It tells you in words why two people were put together.',
      'It learns from your own yes and no, on your device, and forgets them when you do.',
      'It never decides about a report, a refund or an account. People do that.',
    ],
  },
  steps: {
    heading: 'How it works',
    list: [
      {
        name: 'Say what you want',
        text: 'A friendship, a relationship, a marriage: there is no wrong answer, only a wrong match.',
      },
      { name: 'Decide what shows', text: 'Age, distance, photo: three switches, all yours.' },
      {
        name: 'Meet on your terms',
        text: 'Browse, like, or enter a room and let the talk come to you.',
      },
      { name: 'Talk before you look', text: 'With masks on, words come first.' },
      {
        name: 'Meet in daylight',
        text: 'The meeting guide plans a first date that both of you can leave at any time.',
      },
    ],
    more: 'The whole way, step by step',
  },
  safety: {
    heading: 'Trust and safety',
    text: 'We would rather lose a sign-up than lose your trust. That is why every profile can earn four levels of verification, every conversation has Block and Report in reach, and every report is read by a person within 24-48 hours.',
    version: `${versionCopy.reports} No badge has been checked by anybody yet.`,
    points: [
      { name: 'Level 1', text: 'Email or phone' },
      { name: 'Level 2', text: 'Selfie match' },
      { name: 'Level 3', text: 'Identity document' },
      { name: 'Level 4', text: 'Paid member' },
    ],
    link: 'Read the Trust & Safety document',
  },
  join: {
    heading: 'Joining takes seven small steps',
    intro:
      'This is the planned way in. Today the registration has six steps: stop at any of them, and your answers wait in this tab; your password never does.',
    list: [
      { name: 'Fast entry', text: 'An email address and a password. No social account needed.' },
      {
        name: 'Choose mode',
        text: 'Dating, marriage or friendship. It can be changed whenever you change.',
      },
      { name: 'Core profile', text: 'The few facts that others look for first.' },
      { name: 'Mood check', text: 'One tap that says what kind of evening this is.' },
      { name: 'Spark test', text: 'Five playful questions instead of a hundred dry ones.' },
      { name: 'Safety & consent', text: 'Who may see, who may write, who may know where.' },
      { name: 'Feature tour', text: 'A minute around the rooms, the mask and the radar.' },
    ],
  },
  results: {
    heading: 'What members tell us',
    intro: 'Of those who filled in their profile and stayed for ninety days.',
    note: versionCopy.figures,
    list: [
      { id: 'conversation', percent: 89, label: 'had a conversation they were glad of' },
      { id: 'safe', percent: 73, label: 'felt safer than on the app they used before' },
      { id: 'met', percent: 45, label: 'met somebody in person' },
      { id: 'together', percent: 12, label: 'are in a relationship that began here' },
    ],
  },
  faq: {
    heading: 'Questions people ask first',
    list: [
      {
        id: 'free',
        question: 'Is it free?',
        answer:
          'Joining, browsing and reading messages are free. Coins pay for extras such as a Super Like, and Plus and Pro are to add comfort. Prices stand in the coin store, with no hidden renewals.',
      },
      {
        id: 'seen',
        question: 'Who can see my photo?',
        answer:
          'Nobody but you, in this version: it stays on your device. Once people have accounts, visitors who are not signed in are to see a blurred picture only, and with the Digital Love Mask on members do too, until both of you agree to reveal.',
      },
      {
        id: 'plans',
        question: 'What is the difference between Plus and Pro?',
        answer:
          'Neither can be bought yet. Plus is to bring unlimited messaging and advanced filters. Pro is to add priority boosts, verification, the Mask features and Pro-level forecasts.',
      },
      {
        id: 'help',
        question: 'How fast do you answer?',
        answer:
          'Support answers emails within 2 hours, and within 15 minutes for premium members. Reports are read within 24-48 hours. All of this begins with the first accounts: in this version a report stays on your device.',
      },
      {
        id: 'leave',
        question: 'Can I leave without a trace?',
        answer:
          'In this version everything lies in your browser, and the User Page erases it at once; you can take it with you first. Your browser’s own history is yours to clear. In the full service a deleted account is erased after 30 days.',
      },
    ],
  },
  call: {
    heading: 'Extras, when you want them',
    text: 'A Super Like costs 30 coins, and a step back on the swipe page costs nothing. Begin with the package called Popular.',
    prices: 'See all prices',
  },
} satisfies PageCopy & Record<string, unknown>;
