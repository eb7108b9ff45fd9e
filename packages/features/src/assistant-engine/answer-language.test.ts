// The language of an answer, what people type on phones in each, and what an answer in each contains.
import { describe, expect, it } from 'vitest';

import { answer } from './answer';
import { ANSWERS, COIN_WORDS } from './answers';
import { coinSum } from './coin-sums';
import { INTENTS } from './intents/intents';
import { LANGUAGES } from './language';

describe('what is typed on a page in another language', () => {
  it.each([
    ['fr', 'prix|tarif|supprimer|sécurité|remboursement|oui|non|radar|badge vip|hotel kigali'],
    [
      'fr',
      'super like prix|mdp oublié|photo floue|stp aide|password|slt|cc|bjr|mrc|ça va|salut ça va',
    ],
    ['sw', 'sarafu|akaunti|futa|faragha|zuia|hoteli kigali|password|poa|mambo vipi|niaje|hapana'],
    ['sw', 'mnapokea airtel money'],
    ['rw', 'foto|code|radari|yego|oya|password'],
  ] as const)('is answered in the language of the page (%s): %s', (page, texts) => {
    for (const text of texts.split('|'))
      expect([text, answer(text, page).language]).toEqual([text, page]);
  });

  it.each([
    ['fr', 'how do I delete my account and all my data?', 'en'],
    ['en', 'comment supprimer mes données ?', 'fr'],
    ['en', 'Umugabo wanjye arankubita', 'rw'],
    ['rw', 'Mume wangu ananipiga', 'sw'],
  ] as const)(
    'is answered in its own where that is clear (page %s): %s',
    (page, text, language) => {
      expect(answer(text, page).language).toBe(language);
    },
  );
});

describe('what people type on phones', () => {
  it.each([
    ['slt', 'greeting'],
    ['cc', 'greeting'],
    ['bjr', 'greeting'],
    ['ça va', 'greeting'],
    ['salut ça va ?', 'greeting'],
    ['poa', 'greeting'],
    ['mambo vipi', 'greeting'],
    ['niaje', 'greeting'],
    ['mrc', 'thanks'],
    ['mon telephone est mort', 'unknown'],
    ['tu peux me tuer de rire lol', 'unknown'],
    ['oui', 'unknown'],
    ['hapana', 'unknown'],
  ])('“%s” is a %s', (text, kind) => {
    expect(answer(text).kind).toBe(kind);
  });

  it.each([
    ['cest koi un super like', 'fr', 'super-like'],
    ['kel hotel a kigali pr un premier rdv', 'fr', 'hotels'],
    ['est ce ke la personne recoit mes msg', 'fr', 'message-delivery'],
    ['je sms zangu anazipata kweli', 'sw', 'message-delivery'],
    ['mnapokea airtel money', 'sw', 'payment-methods'],
    ['photo floue', 'fr', 'why-blurred'],
    ['code', 'rw', 'sms-codes'],
  ] as const)('“%s” gets the answer on its topic', (text, page, topic) => {
    expect(answer(text, page).text).toBe(ANSWERS[page].find(({ id }) => id === topic)?.answer);
  });
});

describe('an answer that someone’s safety may depend on', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'has the English below it (%s)',
    (language) => {
      for (const { id, topic, isCritical } of ANSWERS[language])
        expect([id, answer(topic, language).english]).toEqual([
          id,
          isCritical ? INTENTS.find((each) => each.id === id)?.answer : undefined,
        ]);
    },
  );

  it('is never put into other words by a model', () => {
    const critical = INTENTS.filter(({ isCritical }) => isCritical);
    expect(critical.flatMap(({ topic }) => answer(topic).intents)).toEqual([]);
  });

  it('has none in English', () => {
    expect(INTENTS.filter(({ topic }) => answer(topic).english !== undefined)).toEqual([]);
  });
});

describe('numbers in an answer', () => {
  /** A thousand as English and Swahili write it. */
  const COMMA = /\d,\d{3}(?!\d)/;
  it.each(['fr', 'rw'] as const)('have the format of its language (%s)', (language) => {
    const texts = [
      ...ANSWERS[language].map(({ answer: text }) => text),
      ...['5000 RWF', 'ibiceri 1500', '1500 pièces', 'ultimate'].map(
        (asked) => coinSum(`${asked} = ?`, COIN_WORDS[language])?.text ?? '',
      ),
    ];
    expect(texts.every(Boolean)).toBe(true);
    expect(texts.filter((text) => COMMA.test(text))).toEqual([]);
  });

  it('group thousands as French and Kinyarwanda do', () => {
    expect(answer('quels sont les packs de pieces', 'fr').text).toContain('1\u202F000\u00A0RWF');
    expect(coinSum('ibiceri 175 ni angahe', COIN_WORDS.rw)?.text).toContain('1.750 RWF');
    expect(coinSum('sarafu 175 ni bei gani', COIN_WORDS.sw)?.text).toContain('RWF 1,750');
  });
});
