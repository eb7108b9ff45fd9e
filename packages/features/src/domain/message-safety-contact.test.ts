import { describe, expect, it } from 'vitest';

import { messageRisks } from './message-safety';

describe('digits separated by invisible characters', () => {
  it.each(Array.from('\u200B\u200C\u200D\u2060\uFEFF\u00AD\u200E\u{E0030}\u2800\u3164'))(
    'are detected despite %j',
    (gap) => {
      const number = Array.from('0788123456').join(gap);
      expect(messageRisks(`Call me on ${number}`)).toContain('phone');
      expect(messageRisks(`My card is ${Array.from('4111111111111111').join(gap)}`)).toContain(
        'payment',
      );
      expect(messageRisks(`send${gap} me some mo${gap}ney`)).toContain('money');
    },
  );
});

describe('a contact on another network', () => {
  it.each([
    'aline@example.com',
    'Write to me: Aline.Uwase+iru@mail.example.co.rw please',
    'my mail is aline.u@gmail.com.',
    'aline dot u at gmail dot com',
    'aline (at) example (dot) com',
    'aline.u [at] gmail.com',
    'alineu arobase gmail point com',
    'a\u200Bline@exam\u200Bple.com',
    'https://wa.me/250788123456',
    't.me/aline_u',
    'instagram.com/aline.u',
    'Find me on Instagram',
    'Add me on Snapchat',
    'Let us be quick: insta @aline.u',
    'IG: aline_u',
    'ig aline_u99',
    'Snap: alineu',
    'add me on w h a t s a p p',
    'follow me on i n s t a',
    'my insta: aline . u',
    'insta aline _ u',
    'i.g aline_u',
    'my Telegram is @aline_u',
    'I am @aline_u on TikTok',
    '@aline.uwase',
    'Let’s move to WhatsApp',
    'Can we talk on WhatsApp instead?',
    'What is your WhatsApp?',
    'Send me your Facebook',
    'follow me on tik tok',
    'Text me on Telegram tonight',
    'Ajoute-moi sur WhatsApp',
    'Écris-moi sur Insta',
    'On se parle sur Telegram ?',
    'C’est quoi ton Snapchat ?',
    'Mon compte Instagram : aline_u',
    'Nyandikira kuri WhatsApp',
    'Tuvugane kuri Telegram',
    'Nkurikira kuri Instagram',
    'Konti yanjye ya Facebook: aline_u',
    'Niandikie kwenye WhatsApp',
    'Nitafute kwenye Facebook',
    'Tuongee kwa Telegram',
    'Akaunti yangu ya Instagram ni @aline_u',
    'Napatikana kwenye TikTok',
    'Do you have WhatsApp?',
    'Tu as Telegram ?',
    'Ufite WhatsApp?',
    'Una WhatsApp?',
  ])('is detected in "%s"', (text) => {
    expect(messageRisks(text)).toContain('contact');
  });
});

describe('mentioning a network or an at sign', () => {
  it.each([
    'I deleted Instagram last year',
    'My sister works at Facebook',
    'Everybody is on TikTok these days, and I read books',
    'WhatsApp was down all morning',
    'I saw a telegram from 1962 in the museum',
    'Oh snap, I forgot the bread',
    'I like the photos on Instagram, but not the ads',
    'Did you see that dance on TikTok?',
    'Call me old-fashioned, I write letters',
    'Meet me @ the market',
    'Coffee @ 4?',
    'Three @ 500 each',
    'I will be at gate 4 at noon',
    'We ate at home and then at Mama Ciku',
    'I am from Huye, on the road to Butare',
    'Signal is bad here in the hills',
    'Je suis sur la route du lac',
    'J’ai vu ça sur Facebook hier',
    'Mon amie est sur Instagram toute la journée',
    'Namba nziza ni saba',
    'Niko kwenye basi',
    'Nabonye ifoto kuri Facebook',
    'Niliona kwenye TikTok jana',
    'No. 7, please: the one with milk',
    'e.g. the lake, i.e. Kivu',
    'Two words: good coffee',
  ])('is not flagged: "%s"', (text) => {
    expect(messageRisks(text)).toEqual([]);
  });
});
