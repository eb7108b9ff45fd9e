import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { messageRisks } from './message-safety';

describe('a number to call', () => {
  it.each([
    'Call me on 0788123456',
    'my number: 078 812 34 56',
    '0 7 8 8 1 2 3 4 5 6',
    '0.7.8.8.1.2.3.4.5.6',
    '07-88-12-34-56',
    '+250 788 123 456',
    '(+250) 788-123-456',
    '00250788123456',
    '250788123456',
    '788 123 456',
    'Appelle-moi au 0722 33 44 55',
    'Nimero yanjye ni 0788.123.456',
    'Namba yangu ni 0712345678',
    'WhatsApp +254712345678',
    '０７８８１２３４５６',
  ])('is seen in "%s"', (text) => {
    expect(messageRisks(text)).toContain('phone');
  });
});

describe('details of a payment', () => {
  it.each([
    'MoMo code 123456',
    'My M-Pesa is 0712345678',
    'Dial *182*8*1#',
    'Account number 4001 2345 6789 at the bank',
    'Numéro de compte : 00040 06960 12',
    'Konti yanjye ni 100012345678',
    'My card is 4111 1111 1111 1111',
    'FR76 3000 6000 0112 3456 7890 189',
    'What is your PIN?',
    'PIN: 4321',
    'umubare w’ibanga wanjye ni 4321',
    'pay by PayPal to 44120',
  ])('are seen in "%s"', (text) => {
    expect(messageRisks(text)).toContain('payment');
  });
});

describe('asking for money', () => {
  it.each([
    'Can you send me some money?',
    'Please lend me 20 000 RWF until Friday',
    'I urgently need cash for the hospital',
    'Could you help me with $50',
    'send 50k',
    'Send it on MoMo',
    'Buy a gift card and send it to me by gift card',
    "Envoie-moi un peu d'argent",
    "J'ai besoin d’argent",
    'Peux-tu me prêter 10 000 francs ?',
    'Nyoherereza amafaranga',
    'Unguriza amafaranga make',
    'Nkeneye amafaranga y’ishuri',
    'Nitumie pesa tafadhali',
    'Naomba hela ya nauli',
    'Nikopeshe shilingi elfu tano',
  ])('is seen in "%s"', (text) => {
    expect(messageRisks(text)).toContain('money');
  });
});

describe('an ordinary message', () => {
  it.each([
    '',
    'Muraho, amakuru yawe?',
    'Habari, unaendeleaje?',
    'Bonjour, tu vas bien ?',
    'In danger, call 112',
    'Shall we meet on 12.06.2026 at 18:30?',
    'See you on 05.06.2026 07:30',
    'On 2026-06-05 at 07:30 at the lake',
    'Le 5/6/2026 à 18h30 ?',
    'A coffee there costs 2 500 RWF',
    'The room is RWF 1,000,000 a month',
    'It was 700 000 000 francs, says the paper',
    'A ticket is $12, my treat',
    'Time is money, my uncle says',
    'I will send you the photo of the hills',
    'Je t’envoie une photo du lac',
    'My sister lends me her books',
    'I moved here in 2019 and stayed until 2024',
    'I ran 10 000 m in 52:10',
    'Room 204, floor 3, building 12',
    'I was born in 1998, and you?',
    'Ohereza ifoto',
    'Nitumie picha ya ziwa',
    '1, 2, 3, 4, 5, once I caught a fish alive',
    'I paid the market lady with MoMo, so easy',
    'Take bus 07 from Remera',
    'They work on mobile money at the bank',
  ])('is left alone: "%s"', (text) => {
    expect(messageRisks(text)).toEqual([]);
  });
});

it('names every risk once, in order', () => {
  expect(messageRisks('Send money by MoMo to 0788123456, please send money')).toEqual(['phone', 'payment', 'money']);
});

it('finds a local number however it is spaced and whatever stands around it', () => {
  const gap = fc.constantFrom('', ' ', '.', '-', ' - ', '/');
  const words = fc.constantFrom('', 'muraho ', 'call ', 'tel: ', 'see you at 18:30, ');
  fc.assert(
    fc.property(fc.stringMatching(/^07[2389]\d{7}$/), fc.array(gap, { minLength: 9, maxLength: 9 }), words, (number, gaps, before) => {
      const spaced = Array.from(number).map((digit, at) => digit + (gaps[at] ?? '')).join('');
      expect(messageRisks(`${before}${spaced} murakoze`)).toContain('phone');
    }),
  );
});

it('never throws and stays quick on long texts', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => messageRisks(text).length <= 3));
  expect(messageRisks('send 0 7 '.repeat(4000)).length).toBeLessThanOrEqual(3);
});
