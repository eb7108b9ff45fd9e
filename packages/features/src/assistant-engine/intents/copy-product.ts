import { brand } from '../../content/brand';
import { EMERGENCY } from '../../domain/emergency-numbers';
import { PATHS } from '../../paths';
import type { IntentCopy, PRODUCT } from './intent-facts';

export const productIntentCopy = {
  'how-it-works': {
    topic: 'How it works',
    answer: `Create a profile, choose what others see, find people, talk, and meet safely. Each step is explained at ${PATHS.howItWorks}.`,
  },
  about: {
    topic: `About ${brand.name}`,
    answer: `${brand.name} is a dating site for adults who look for a serious relationship, made in Kigali by ${brand.company.name}. It puts privacy and consent first. Our mission and values are at ${PATHS.aboutUs}.`,
  },
  preview: {
    topic: 'What works today',
    answer: `This is a preview: browsing, liking, planning a meeting, exporting and erasing work, and what you save stays on your device. Accounts, real payments, delivered messages, verification and reviewed reports are planned. Start at ${PATHS.howItWorks}.`,
  },
  services: {
    topic: 'Services and features',
    answer: `${PATHS.services} lists everything: mood-aware matching, the Digital Love Mask, rooms, the radar, date planning and safe first meetings.`,
  },
  'success-stories': {
    topic: 'Success stories',
    answer: `The stories at ${PATHS.successStories} are about invented couples, written for this demonstration.`,
  },
  'share-story': {
    topic: 'Share your story',
    answer: `Write your story at ${PATHS.shareStory}, or answer three short steps at ${PATHS.testimonyForm}. Your real name is optional. In this version nothing is sent: you keep it as a file.`,
  },
  blog: {
    topic: 'Blog',
    answer: `Articles about first dates, faith, families and love across borders are at ${PATHS.blog}.`,
  },
  contact: {
    topic: 'Contact and talking to a person',
    answer: `The email address, phone number and office are at ${PATHS.contact}: ${brand.email}, ${brand.phone}, ${brand.address}. In this version no support team reads messages yet. In danger, call ${EMERGENCY.allServices}.`,
  },
  'help-center': {
    topic: 'Help center',
    answer: `Short articles about your account, safety, coins and meeting in person are at ${PATHS.helpCenter}, with a search.`,
  },
  terms: {
    topic: 'Terms and legal documents',
    answer: `All legal documents are at ${PATHS.legal}; the short version of the terms is at ${PATHS.termsOfService}.`,
  },
  'about-assistant': {
    topic: 'What I am and what I can do',
    answer: `I'm an automated assistant, not a person, and I answer questions about ${brand.name} in English, Kinyarwanda, French and Swahili. I can't see your account, your messages or other people, and I can't change, send or report anything for you. More help is at ${PATHS.helpCenter}.`,
  },
  'not-working': {
    topic: 'Something doesn’t work',
    answer: `Reload the page and check your connection. If a banner says your data couldn't be saved, free some space or leave private mode. If it goes on, look in ${PATHS.helpCenter}, or describe it at ${PATHS.contact}; in this version no support team reads messages yet.`,
  },
} satisfies IntentCopy<typeof PRODUCT>;
