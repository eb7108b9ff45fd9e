import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { messageRisks } from './message-safety';

describe('a phone number', () => {
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
    '٠٧٨٨١٢٣٤٥٦',
    'اتصل بي على ۰۷۸۸ ۱۲۳ ۴۵۶',
    '०७८८ १२३ ४५६',
    'zero seven eight eight one two three four five six',
    'Oh seven double eight, one two three, four five six',
    'Call zero-seven-eight-eight 123 456',
    'zéro sept huit huit un deux trois quatre cinq six',
    'zéro sept, quatre-vingt-huit, douze, trente-quatre, cinquante-six',
    'C’est le 07 soixante-douze douze trente-quatre cinquante-six',
    'zeru karindwi umunani umunani rimwe kabiri gatatu kane gatanu gatandatu',
    'sifuri saba nane nane moja mbili tatu nne tano sita',
  ])('is seen in "%s"', (text) => {
    expect(messageRisks(text)).toContain('phone');
  });
});

describe('a row of digits', () => {
  it.each([
    ['+123456789', 'nine digits after a plus'],
    ['+123456789012345', 'fifteen digits after a plus'],
    ['00123456789', 'digits after two zeros'],
    ['688123456', 'a mobile number without its zero'],
    ['988123456', 'a mobile number without its zero'],
    ['243812345678', 'with a country code of the region'],
    ['211912345678', 'with a country code of the region'],
  ])('is a phone number: %s, %s', (digits) => {
    expect(messageRisks(digits)).toEqual(['phone']);
  });

  it.each([
    ['+12345678', 'too short after a plus'],
    ['+1234567890123456', 'too long after a plus'],
    ['078812345', 'a local number with a digit missing'],
    ['01234567891', 'more digits than a local number'],
    ['588123476', 'no mobile number'],
    ['330612345678', 'another country code, without a plus'],
    ['2507881234567', 'more digits than a number of the region'],
    ['411111111117', 'too short for a bank card'],
    ['41234567890123456787', 'too long for a bank card'],
    ['4111111111111112', 'with a wrong check digit'],
  ])('is left alone: %s, %s', (digits) => {
    expect(messageRisks(digits)).toEqual([]);
  });

  it.each(['4123456789011', '4111111111111111110', '5555 5555 5555 4444'])(
    'is a bank card: %s',
    (digits) => {
      expect(messageRisks(digits)).toEqual(['payment']);
    },
  );
});

describe('payment details', () => {
  it.each([
    'MoMo code 123456',
    'MoMo 12 34',
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
    'I need 50 000 for the hospital',
    'I need 50,000',
    'We need 5000 to get home',
    'Could you lend me 20 000 until Friday?',
    'Send me ٥٠٠٠٠ please',
    'Send 1500, please',
    'I need money for the bus',
    'Transfer it to my account',
    'Just put it into my bank account',
    'Could you buy me a phone?',
    'Will you get me a new laptop for school?',
    'Can you pay my rent this month?',
    'J’ai besoin de 50 000 pour l’hôpital',
    'Envoie-moi 20000 demain',
    'Tu peux le virer sur mon compte',
    'Tu peux m’acheter un téléphone ?',
    'Nkeneye 50 000 yo kwivuza',
    'Yashyire kuri konti yanjye',
    'Wangurira telefone nshya?',
    'Nahitaji 30000 kwa hospitali',
    'Weka kwenye akaunti yangu',
    'Uninunulie simu mpya',
    'Send 1000 please',
    'Send 2000 please',
    'Hello there. Send me some money',
    'Invest in my forex group, the profit is sure',
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
    'I need 2000 steps a day',
    'I need to run 10 000 m on Sunday',
    'I need 1 500 words by Friday',
    'I need to be there by 2030',
    'I need a coffee and some sleep',
    'Time is money, but I need sleep',
    'Send me your photo from 2015, please',
    'Send the parcel to room 1200, please',
    'Give me 1000 reasons',
    'Send 950 please',
    'Send 1950 please',
    'Send 1999 please',
    'Invest in friends. A profit is another matter',
    'send the book of my uncle who lives far away, the money is another matter',
    'I opened a bank account',
    'I use MoMo 2 times a day',
    'The hill is 2 000 metres high, I need a rest',
    'Could you buy me a coffee?',
    'Where did you buy that phone?',
    'I cannot log in to my account',
    'Mon amie est sur mon compte Instagram',
    'One, two, three, four, and off we go',
    'one by one, two by two',
    'Un ou deux, ou trois, ou quatre',
    'My six cousins have two cars and one house',
    'See you at ١٨:٣٠',
  ])('is left alone: "%s"', (text) => {
    expect(messageRisks(text)).toEqual([]);
  });
});

it('lists every risk once, in order', () => {
  const money = 'Send money by MoMo to 0788123456, please send money';
  expect(messageRisks(money)).toEqual(['phone', 'payment', 'money']);
  const all = ['phone', 'contact', 'payment', 'money'];
  expect(messageRisks(`${money} or write to a@b.rw`)).toEqual(all);
});

it('finds a local number with any spacing and context', () => {
  /** As in 07/8/2/2000 00. */
  const hasDate = (text: string) =>
    /\d([./-])\d{1,2}\1(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d/.test(text);
  const anyNumber = fc.stringMatching(/^07[2389]\d{7}$/);
  const gap = fc.constantFrom('', ' ', '.', '-', ' - ', '/');
  const anyGaps = fc.array(gap, { minLength: 9, maxLength: 9 });
  const words = fc.constantFrom('', 'muraho ', 'call ', 'tel: ', 'see you at 18:30, ');
  fc.assert(
    fc.property(anyNumber, anyGaps, words, (number, gaps, before) => {
      const spaced = number.replace(/\d/g, (digit, at: number) => digit + (gaps[at] ?? ''));
      fc.pre(!hasDate(spaced));
      expect(messageRisks(`${before}${spaced} murakoze`)).toContain('phone');
    }),
  );
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      expect(messageRisks(text).length).toBeLessThanOrEqual(4);
    }),
  );
});

it.each([
  '@a',
  'a_',
  'insta ',
  'insta: ',
  'ig ',
  'add me on ',
  'add me ',
  'on insta ',
  'a at ',
  'at gmail',
  '0',
  '1',
  '1 ',
  '1,',
  '9 0 7 ',
  'send 0 7 ',
  '!',
  '!a',
  '! ',
  'oh no. ',
  'send. ',
  '\na',
  '*',
  '*11*1',
  '+',
  'one ',
  'one,',
  'quatre-',
  'send ',
  'i need 1 000 ',
  'buy me ',
  'to my ',
  'a1b2',
  'fr76',
  'pin',
  'pin ',
  'my ',
  '٠',
  '$1',
  '1$',
  'rwf',
  'vir ',
  '1-1',
  'zero 1 ',
])(
  'gives an answer to a hundred thousand characters of "%s", where a careless pattern would hang',
  (part) => {
    const text = part.repeat(Math.ceil(100_000 / part.length));
    for (const asked of [text, `${text}x`])
      expect(messageRisks(asked).length).toBeLessThanOrEqual(4);
  },
);
