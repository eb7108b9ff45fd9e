// Proves INPUT-1. A backtracking pattern can take minutes on one careless paste or one malicious link, so everything that
// parses outside text must be fast on long input. To add a parser or a text, add a line.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { answer } from '../assistant-engine/answer';
import { ownPicture } from '../persistence/likes';
import { ownProfileSchema } from '../persistence/own-profile';
import { filtersOf } from '../persistence/searches';
import { messagesSchema } from '../persistence/messages';
import { walletSchema } from '../persistence/wallet';
import { parseTypedDate } from '../domain/age';
import { estimate, isDay, maskId } from '../domain/booking';
import { labelFor, restoreTrail } from '../domain/breadcrumb-trail';
import { escapeText, foldLine } from '../domain/calendar-file';
import { readGenerated, readModels } from '../domain/chat-fallback';
import { readPrimaryAnswer } from '../domain/chat-protocol';
import { clipReply, splitReply } from '../domain/chat-reply';
import { parseFilters } from '../domain/profile-filters';
import { mailtoAddress } from '../domain/mail';
import { EMPTY_PLAN, meetingStart, summaryText } from '../domain/meeting-summary';
import { messageRisks } from '../domain/message-safety';
import { cleanName, isolated } from '../domain/name';
import { isPhoneNumber } from '../domain/phone';
import { isPrefAgeText } from '../domain/pref-age';
import { parseBounded } from '../domain/stored-json';
import { isVisible, safeText, stripUnsafe } from '../domain/text';
import { posts } from '../pages/blog/posts';
import { findPosts, readBlogQuery } from '../pages/blog/find-posts';
import { contactSchema } from '../pages/contact/contact-schema';
import { loginSchema } from '../pages/login/login-schema';
import { bookingSchema, EMPTY_BOOKING } from '../pages/meeting-booking/booking-form';
import { fromPlan } from '../pages/meeting-booking/from-plan';
import { NO_ANSWERS } from '../pages/register/registration-values';
import { savablePersonalSchema, stepSchema } from '../pages/register/schemas';
import { toProfile } from '../pages/register/to-profile';
import { readSharedProfile } from '../pages/share-profile/shared-profile';
import { signInSchema } from '../pages/user/sign-in-schema';
import { emailSchema } from '../parts/form/email';
import { parseHeadingId } from '../parts/prose/parse-heading-id';
import { isTooShort, searchProse } from '../parts/prose/search-prose';
import { isSecretName } from '../platform/redaction';
import { entryOf } from '../platform/site-version';

const LENGTH = 100_000;

/** The fragments that are repeated to make long texts. */
const PARTS = [
  ...Array.from('aé7@. -/"<([{\\\n\u200D\u0301😀'),
  'a@a.',
  'a.a.',
  'a@',
  '@a.',
  'a ',
  '- ',
  '0 7 ',
  '07-88-',
  '1,000 ',
  'a/b ',
  '<script ',
  '<script type="module" ',
  '[a](',
  '%41',
  '%',
  '"a\\',
  'a"@',
  '::',
  'one two ',
  'send me money ',
  'my momo ',
  '\u0085a',
];

const filled = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);
const TEXTS = PARTS.flatMap((part) => [
  filled(part),
  `a${filled(part)}!`,
  `${filled(part).slice(1)}@a.rw`,
]);

const TODAY = '2026-11-20';
const schema =
  (rules: v.GenericSchema, input: (text: string) => unknown = (text) => text) =>
  (text: string) =>
    v.safeParse(rules, input(text));
const filledForm = (untouched: object) => (text: string) =>
  Object.fromEntries(
    Object.entries(untouched).map(([name, value]) => [name, value === '' ? text : value]),
  );

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'an email address': schema(emailSchema),
  'the login': schema(loginSchema, (text) => ({ email: text, password: text })),
  'the sign-in': schema(signInSchema, (text) => ({ email: text, password: text })),
  'the contact form': schema(
    contactSchema,
    filledForm({ firstName: '', lastName: '', email: '', subject: '', message: '' }),
  ),
  'the registration': schema(stepSchema(1, TODAY), (text) => ({
    ...filledForm(NO_ANSWERS)(text),
    dateOfBirth: { day: text, month: text, year: text },
  })),
  'answers after a reload': schema(savablePersonalSchema, filledForm(NO_ANSWERS)),
  'the profile made of them': (text) =>
    toProfile(
      { ...NO_ANSWERS, firstName: text, lastName: text, username: text, city: text, country: text },
      TODAY,
    ),
  'a stored profile': schema(ownProfileSchema, filledForm(NO_ANSWERS)),
  'a booking': schema(bookingSchema(new Set(), TODAY), filledForm(EMPTY_BOOKING)),
  'the counts of a stay': (text) => [estimate('serena', text, text), isDay(text)],
  'an ID number': maskId,
  'the plan of a meeting': (text) => [
    fromPlan({ host: text, place: text }),
    meetingStart({ date: text, time: text }),
  ],
  'the sheet of a meeting': (text) =>
    summaryText({ ...EMPTY_PLAN, host: text, guest: text, place: text }, text, {
      line: (name, value) => `${name}: ${value}`,
      title: '',
      host: '',
      guest: '',
      place: '',
      time: '',
      safety: '',
      numbers: '',
    }),
  'a line of a calendar': (text) => foldLine(escapeText(text)),
  'a date of birth': (text) => parseTypedDate({ day: text, month: text, year: text }),
  'a phone number': isPhoneNumber,
  'an age range': isPrefAgeText,
  'a name': (text) => [cleanName(text), isolated(text)],
  'a line of text': (text) => [stripUnsafe(text), isVisible(text), safeText(text, 60)],
  'a message': messageRisks,
  'a question': (text) => answer(text),
  'a reply': (text) => [splitReply(text, ['/', '/pricing']), clipReply(text, 4000)],
  'an answer of the service': (text) =>
    [200, 404].map((status) =>
      [text, JSON.stringify({ text, error: text })].map((body) =>
        readPrimaryAnswer({ status, body }),
      ),
    ),
  'a list of models': (text) => [
    readModels({
      status: 200,
      body: JSON.stringify({ models: [{ name: text, supportedGenerationMethods: [] }] }),
    }),
    readGenerated({ status: 200, body: text }),
  ],
  'a mail': (text) => mailtoAddress({ to: 'a@b.rw', subject: text, body: text }),
  'filters in an address': (text) => [
    parseFilters(new URLSearchParams({ username: text, ageMin: text, status: text })),
    filtersOf(`username=${text}`),
  ],
  'a profile in an address': (text) =>
    readSharedProfile(
      new URLSearchParams({
        name: text,
        age: text,
        city: text,
        country: text,
        image: `https://${text}`,
      }),
      'https://iru.example',
    ),
  'a search in an address': (text) =>
    findPosts(posts, readBlogQuery(new URLSearchParams({ q: text, tag: text, post: text }), posts)),
  'a search': (text) => [
    isTooShort(text),
    searchProse([{ slug: 'a', title: text, sections: [{ id: 'a', heading: 'a', text }] }], text),
  ],
  'a heading in an address': parseHeadingId,
  'a path': (text) => [labelFor(`/${text}`), restoreTrail([{ path: text }])],
  'a page of the host': entryOf,
  'stored JSON': (text) => parseBounded(text),
  'a stored picture': (text) => ownPicture(`/${text}`),
  'stored messages': schema(messagesSchema, (text) => ({ [text]: [text] })),
  'a stored wallet': schema(walletSchema, (text) => ({
    coinBalance: 0,
    transactions: [{ ts: 0, delta: 1, note: text, id: text }],
  })),
  'the name of a field': isSecretName,
};

describe(`a text of ${LENGTH.toLocaleString('en')} characters`, () => {
  // A pattern that backtracks takes many minutes.
  it.each(Object.entries(READERS))(
    'is parsed without backtracking as %s',
    { timeout: 120_000 },
    (_name, read) => {
      for (const text of TEXTS) expect(() => read(text)).not.toThrow();
    },
  );
});
