import { AGE } from '../../domain/constants';
import { PATHS } from '../../paths';
import type { IntentCopy, ACCOUNT } from './intent-facts';

export const accountIntentCopy = {
  register: {
    topic: 'Create an account',
    answer: `If you are ${AGE.minimum} or over, open ${PATHS.register}: six short steps, of which you must fill in the first and agree to the rules in the last. In this version your answers stay on this device and no account is created on a server.`,
  },
  'registration-questions': {
    topic: 'What registration asks for',
    answer: `The first of six steps at ${PATHS.register} asks for thirteen things, such as your name, email, date of birth and country; the last asks you to agree to the rules, and everything else is optional. If you stop halfway, your answers wait in this tab, except your password, photo and date of birth.`,
  },
  'who-can-join': {
    topic: 'Who can join',
    answer: `Any adult can join: any gender, religion or country, single, divorced or widowed. The site is made for people in Rwanda and its neighbouring countries; there are no members yet. Start at ${PATHS.register}.`,
  },
  'age-limit': {
    topic: 'The age limit',
    answer: `You must be ${AGE.minimum} or over, with no exceptions. There is no upper limit. The rule is in the terms at ${PATHS.termsOfService}.`,
  },
  'log-in': {
    topic: 'Log in',
    answer: `This version has no accounts on a server, so a real sign-in can't succeed. Choose Use Demo at ${PATHS.login} to see everything a member sees.`,
  },
  demo: {
    topic: 'Look around with the demo account',
    answer: `Choose Use Demo at ${PATHS.login}. It asks whether you are ${AGE.minimum} or over, needs no name and no password, and opens everything a member sees.`,
  },
  'forgot-password': {
    topic: 'Forgotten password',
    answer: `In this version no password is stored and no email is sent, so there is nothing to reset. ${PATHS.forgotPassword} shows how it will work; until then, use the demo account at ${PATHS.login}.`,
  },
  'log-out-shared-phone': {
    topic: 'Log out on a shared phone',
    answer: `Logging out hides your conversations and likes but doesn't delete them: anyone using this browser can open the demo account and see them. On a shared phone, choose Erase my data at ${PATHS.user} when you finish, and use a private window next time. The browser's own history still lists the pages you opened.`,
  },
  'delete-data': {
    topic: 'Delete my account and data',
    answer: `Open ${PATHS.user}, go to Your data and choose Erase my data. It deletes your profile, likes, messages, coins and settings from this browser, in every open tab. There is no copy on a server in this version.`,
  },
  'export-data': {
    topic: 'Download or move my data',
    answer: `Open ${PATHS.user} and go to Your data. Export saves everything as one file. Import, on another phone or browser, shows what would change before it adds the file.`,
  },
  'edit-profile': {
    topic: 'Change my profile',
    answer: `You can't edit a profile in this version. Fill in the steps again at ${PATHS.register}, and the new answers replace the ones on your page at ${PATHS.user}.`,
  },
  'upload-photo': {
    topic: 'Add a photo',
    answer: `You add a photo in the last step of ${PATHS.register}: JPEG, PNG, WebP or AVIF, up to 10 MB. A recent picture in daylight that shows only you works best. In this version it stays on your device and isn't kept afterwards.`,
  },
  appearance: {
    topic: 'Dark theme, text size and accessibility',
    answer: `A button at the top of the page, on a phone in the menu, switches between light, dark and your device's theme. You can make all text larger at ${PATHS.settings}. The site works with a keyboard and a screen reader, and nothing moves if your device asks for less motion.`,
  },
  'data-use': {
    topic: 'Using less data',
    answer: `Turn on Low-data mode under Data use at ${PATHS.settings}: no video, and nothing loads before you ask for it. Offline, the page you have open keeps working. If you also turn on “Keep the safety pages on this phone” there, the meeting guide, the emergency numbers, the articles on safety, your plan, your messages and the settings open too; other pages and the assistant need a connection.`,
  },
  languages: {
    topic: 'Languages',
    answer: `You can read this site in English, French, Kinyarwanda and Swahili: choose at the top or the bottom of a page. The legal documents, the blog and most help articles are in English. I read and answer questions in all four languages; more help is at ${PATHS.helpCenter}.`,
  },
  app: {
    topic: 'Is there an app?',
    answer: `There is no app in a store. The site works in the browser of any phone. How it works is at ${PATHS.howItWorks}.`,
  },
} satisfies IntentCopy<typeof ACCOUNT>;
