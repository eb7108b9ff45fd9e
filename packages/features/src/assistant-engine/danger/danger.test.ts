import { describe, expect, it } from 'vitest';

import { dangerCopy } from './copy';
import { dangerIn } from './danger';
import { dangerAnswer } from './danger-answer';
import { type DangerKind, dangerByRule, isPlea } from './rules';

describe('a bare call for help', () => {
  it.each([
    'Help!',
    'SOS',
    'emergency',
    'urgent, please',
    'urgence',
    'save me',
    'rescue me now',
    'au secours',
    "À l'aide !",
    'aidez-moi',
    'aide-moi vite',
    'sauvez-moi',
    'tabara',
    'ntabara',
    'ntabare',
    'muntabare',
    'mutabare',
    'ndatabaza',
    'mumfashe',
    'mfasha nyabuneka',
    'ubutabazi',
    'nisaidie',
    'nisaidieni haraka',
    'naomba msaada',
    'niokoe',
    'okoa',
    'okoeni',
    'help\n\n  me',
  ])('is a plea: %j', (message) => {
    expect(isPlea(message)).toBe(true);
    expect(dangerIn(message)).toBe('violence');
  });

  it.each(['help with my profile', 'please', 'helpful', 'where is the help center', ''])(
    'is none with anything else, or without a call: %j',
    (message) => {
      expect(isPlea(message)).toBe(false);
    },
  );
});

describe('a stock phrase', () => {
  const PHRASES: readonly (readonly [DangerKind, string])[] = [
    ['suicide', 'I want to die'],
    ['suicide', 'je veux mourir'],
    ['suicide', 'nshaka gupfa'],
    ['suicide', 'nataka kufa'],
    ['blackmail', 'he will share my photos with my family'],
    ['blackmail', "c'est du chantage"],
    ['child', 'she is 14 and wants to meet'],
    ['violence', "he won't let me leave"],
    ['violence', 'il ne me laisse pas sortir'],
    ['violence', 'simfite umutekano'],
    ['scam', 'my match asks for money'],
  ];
  it.each(PHRASES)('names %s: %j', (kind, message) => {
    expect(dangerByRule(message)).toBe(kind);
    expect(dangerIn(message)).toBe(kind);
  });

  it('is found across spaces and lines, and in capitals', () => {
    expect(dangerByRule('I WANT  to\n die')).toBe('suicide');
  });

  it.each([
    'I love dancing',
    'she is 14 km from here',
    'the room number is 14',
    'my match asks for a coffee',
    'he will send flowers to my family',
    'he wants to print my photos for my family',
    'I am afraid of 300 spiders',
  ])('isn’t seen in %j', (message) => {
    expect(dangerByRule(message)).toBeUndefined();
  });

  it('about a life is enough in a language that isn’t classified, about money isn’t', () => {
    const foreign = 'ich möchte nicht mehr leben und niemand hört mir zu, suicide';
    expect(dangerIn(foreign)).toBe('suicide');
    expect(dangerIn('meine Schwester liegt auf dem Boden und ist unconscious')).toBe('medical');
    expect(dangerIn('ich habe gehört, dass es hier chantage gibt und viele Leute')).toBeUndefined();
  });
});

describe('a long message', () => {
  const ORDINARY = 'I like cooking. The weather is nice today. We went to the market.';

  it('is recognised by one sentence about danger, at any position', () => {
    expect(dangerIn(ORDINARY)).toBeUndefined();
    expect(dangerIn(`${ORDINARY} My husband beats me. ${ORDINARY}`)).toBe('violence');
    expect(dangerIn(`${ORDINARY}\n\nMy husband beats me`)).toBe('violence');
  });

  it('is read as a whole as well', () => {
    expect(dangerIn('He. Beats. Me.')).toBe('violence');
  });
});

it('answers in the language of the message, and then in English', () => {
  const { en, fr } = dangerCopy.violence;
  expect(dangerAnswer('He hit me')).toEqual({ text: en, language: 'en' });
  expect(dangerAnswer('Il m’a frappée hier soir')).toEqual({
    text: fr,
    language: 'fr',
    english: en,
  });
});
