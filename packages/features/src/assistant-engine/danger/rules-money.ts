import { GAP, MONEY, BARE, SPREAD, joinedWord, word } from './rule-parts';

/** What someone writes who is cheated or blackmailed. */
export const MONEY_RULES = {
  blackmail: [
    word(
      'blackmail(?:s|ed|ing|er)?',
      'sextort(?:ion|ed|ing)?',
      'extort(?:s|ed|ing|ion)?',
      'revenge porn',
    ),
    word(
      `threat(?:en|ens|ened|ening|s)?${GAP}${BARE}`,
      `(?:will|would|wants? to|going to|might|to) ${SPREAD}${GAP}${BARE}${GAP}(?:family|friends|everyone|everybody|facebook|online|internet|parents|husband|boss|if)`,
    ),
    joinedWord(
      'chantage',
      'maitre[ -]chanteur',
      `menace${GAP}(?:photos?|videos?)`,
      `(?:publier|diffuser|montrer|partager)${GAP}(?:mes photos|mes videos|photos? intimes?)`,
    ),
    joinedWord(
      `(?:arankangisha|kunkangisha|yankangishije|aranshyiraho iterabwoba)${GAP}(?:amafoto|ifoto|video)`,
      `amafoto${GAP}(?:ubusa|nambaye ubusa)`,
      'kunkangisha',
      'arankangisha',
    ),
    word(
      `(?:anani|ameni|wanani)(?:tishia|tisha)${GAP}(?:picha|video)`,
      `(?:kusambaza|kuweka|kutuma)${GAP}picha${GAP}uchi`,
      'picha (?:zangu )?za uchi',
    ),
  ],
  scam: [
    word(
      `(?:(?:he|she|they|who|somebody|someone|guy|man|woman|girl|boy|match|friend|person|people|member|user|boyfriend|girlfriend)\\b${GAP}\\b|)(?:ask(?:s|ed|ing)|beg(?:s|ged|ging)?|demand(?:s|ed|ing)?|request(?:s|ed|ing))${GAP}(?<![a-z])${MONEY}`,
    ),
    word(
      `(?:he|she|they|who|somebody|someone|guy|man|woman|girl|boy|match|person|boyfriend|girlfriend)\\b${GAP}\\b(?:needs?|wants?|asks?|ask)${GAP}(?<![a-z])${MONEY}(?! back)`,
    ),
    word(
      `(?:send|sending|sent|lend|lent|wire|transfer|transferred|give|gave|paid|pay) (?:him|her|them|somebody|someone|a (?:man|woman|guy|girl|stranger))${GAP}(?<![a-z])(?:${MONEY}|\\d{3,})`,
    ),
    word('con ?m[ae]n', 'swindl(?:e|ed|er)', 'stole my money'),
    joinedWord(
      `(?:me|m'a|nous) (?:demande|a demande|reclame|reclamer)${GAP}(?<![a-z])${MONEY}`,
      `(?:lui|leur) (?:envoyer|preter|donner)${GAP}(?<![a-z])${MONEY}`,
      `demande${GAP}(?<![a-z])(?:argent|momo)`,
    ),
    joinedWord(
      `(?:ara|ya|ba|baran|ari ku)?n?(?:saba|sabye)${GAP}(?<![a-z])${MONEY}`,
      `(?:aransaba|ansaba|yansabye|bansaba|arashaka ko)${GAP}(?<![a-z])${MONEY}`,
      'yandiye amafaranga',
    ),
    word(
      `(?:anani|ameni|alini|wanani)omba${GAP}(?<![a-z])${MONEY}`,
      `anataka${GAP}(?<![a-z])(?:pesa|hela|fedha)`,
      `(?:nimtumie|kumtumia)${GAP}(?<![a-z])${MONEY}`,
    ),
  ],
} as const;
