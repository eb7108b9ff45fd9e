import { brand } from '../../content/brand';
import { EMERGENCY } from '../../domain/emergency-numbers';
import { NAMED_ARTICLES } from '../../content/help-href';
import { legalHref } from '../../content/legal/documents';
import { PATHS } from '../../paths';
import type { IntentCopy, SAFETY } from './intent-facts';

export const safetyIntentCopy = {
  'who-sees-my-photo': {
    topic: 'Who can see my photo',
    answer: `In this version no one else can see your profile or your photo: both stay on your device. In the full service, Blur first impressions at ${PATHS.settings} keeps your photo blurred until you both agree to reveal it (planned).`,
  },
  'love-mask': {
    topic: 'The Digital Love Mask',
    answer: `The Digital Love Mask will keep your photo blurred, or let people only hear your voice, until you both agree to reveal; it can't promise that no one recognises you. Switch it on as Blur first impressions at ${PATHS.settings}. No one else can see your profile in this version, so your choice is kept for later.`,
  },
  'why-blurred': {
    topic: 'Why photos are blurred',
    answer: `Pictures at ${PATHS.findMatch} stay blurred until you log in. The demo account at ${PATHS.login} shows them clearly. The people in them are drawn samples.`,
  },
  'hide-details': {
    topic: 'Hide my age, distance or profile',
    answer: `At ${PATHS.settings} you choose whether others see your age and distance, and switch the radar on or off. In this version no one else can see your profile; your choices are kept for later.`,
  },
  'quick-exit': {
    topic: 'Leave this site quickly',
    answer: `Choose the open-door icon at the top of every page and dialog, or press Shift three times. A weather site opens instead, in every tab, and Back doesn't return here. Your browser's own history still lists the pages you opened: use a private window, or delete the history (more at ${NAMED_ARTICLES.quickExit}).`,
  },
  'what-is-stored': {
    topic: 'What the site keeps about me',
    answer: `In this version what you enter stays in this browser on your device, except your questions to me and the filters and searches in a page's address; nothing about you is sold or shared. You can see, export and erase it at ${PATHS.user}. What the full service will keep, and for how long, is in ${PATHS.privacyPolicy}.`,
  },
  cookies: {
    topic: 'Cookies',
    answer: `This version sets no cookies at all. What you enter and choose is kept in your browser's storage; ${legalHref('cookies')} lists each item, and which cookies are planned for the full service.`,
  },
  'assistant-privacy': {
    topic: 'What happens to my question',
    answer: `Your question goes to this site's own service, which doesn't store it, and no person reads it. If the operator has set up Google Gemini, ordinary questions go to Google as well; messages recognised as danger never do. Don't write names, numbers or addresses; more is at ${PATHS.privacyPolicy}.`,
  },
  encryption: {
    topic: 'Are messages encrypted?',
    answer: `In this version messages never leave your device, so there is nothing to encrypt on the way. Encryption is planned for the full service; see ${PATHS.privacyPolicy}.`,
  },
  block: {
    topic: 'Block someone',
    answer: `Open the menu on the person's card or in the conversation and choose Block; if the card is masked, log in with the demo account first. The person disappears from Home, Find Match, Swipe and your messages, in this version on this device only. If you feel threatened, call ${EMERGENCY.allServices}; the rules are at ${PATHS.communityGuidelines}.`,
  },
  'hide-person': {
    topic: 'Hide or unblock someone',
    answer: `Choose Hide in the menu of a card or conversation. ${PATHS.settings} lists everyone you have hidden, blocked or reported, with a button to undo each.`,
  },
  report: {
    topic: 'Report someone',
    answer: `Open the menu on the person's card or in the conversation, choose Report and give a reason; if the card is masked, log in with the demo account first. In this version the report reaches no one: it hides the person from you, and ${PATHS.settings} keeps its record and your messages on this device, to read, print or save. If you are in danger or a crime has happened, call ${EMERGENCY.allServices}; the rules are at ${PATHS.communityGuidelines}.`,
  },
  'report-outcome': {
    topic: 'What happens after a report',
    answer: `In this version a report stays on your device and reaches no one, so no one will answer it; the person is hidden from you. Reviews within 24 to 48 hours are planned; see ${PATHS.communityGuidelines}. If you are in danger, call ${EMERGENCY.allServices}.`,
  },
  'real-or-fake': {
    topic: 'Is this person genuine?',
    answer: `Be careful with anyone who declares love within days, always has a reason not to call or meet, or mentions money. Ask for a short video call, search for their picture, and never send money, codes or your ID. Read “Someone asks me for money” at ${NAMED_ARTICLES.moneyRequests}.`,
  },
  verification: {
    topic: 'Verification and badges',
    answer: `No one is verified in this version. Four levels are planned: email or phone, a selfie match, an ID, and paid member; a badge shows what was checked, not what someone is like. They are in the Trust & Safety document at ${legalHref('safety')}.`,
  },
  'emergency-numbers': {
    topic: 'Emergency numbers',
    answer: `In Rwanda: police and all emergencies ${EMERGENCY.allServices}, ambulance ${EMERGENCY.ambulance}, traffic accidents ${EMERGENCY.traffic}, violence by a partner or sexual violence ${EMERGENCY.violence}, emotional distress or thoughts of suicide ${EMERGENCY.distress}, children ${EMERGENCY.child}. They are also at ${PATHS.meetingGuide}.`,
  },
  'safe-meeting': {
    topic: 'Meet safely for the first time',
    answer: `Meet in a public place in daylight, tell a friend where you are, keep your own way home and your own drink, and leave if anything feels wrong. The checklist and the emergency numbers are at ${PATHS.meetingGuide}. In danger, call ${EMERGENCY.allServices}.`,
  },
  'community-rules': {
    topic: 'Community rules',
    answer: `Be honest and kind, ask before you share, and accept a no. Harassment, hate, asking for money, fake profiles and anyone under 18 aren't allowed. The guidelines are at ${PATHS.communityGuidelines}.`,
  },
  'ban-appeal': {
    topic: 'Suspensions and appeals',
    answer: `No one can be banned in this version, because there are no accounts on a server. In the full service you can appeal within 30 days (planned). The rules are in the Terms at ${legalHref('terms')}.`,
  },
  'sms-codes': {
    topic: 'A code that came by SMS',
    answer: `Never give anyone a code that came by SMS, or a PIN, no matter who they say they are: with it they can take your account or your money. In this version ${brand.name} sends no codes and asks for none. Read “Someone asks me for money” at ${NAMED_ARTICLES.moneyRequests}.`,
  },
} satisfies IntentCopy<typeof SAFETY>;
