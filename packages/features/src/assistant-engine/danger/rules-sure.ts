import { GAP, joinedWord, word } from './rule-parts';

const CODE =
  '(?<!(?:promo|discount|dress|postal|zip|qr|country) )(?:codes?|kode|koodi|msimbo|otp|pin|(?:namba|nambari) ya (?:siri|uthibitisho)|umubare w?ibanga)(?! (?:promo|postal|pour (?:payer|entrer|me connecter)))';
const PERSON =
  '(?:he|she|they|someone|somebody|guy|man|woman|girl|boy|match|friend|person|caller|agent|stranger|boyfriend|girlfriend)';
const ASKS =
  '(?:asks?|asked|asking|wants?|wanted|needs?|needed|demand(?:s|ed|ing)?|request(?:s|ed|ing)?|begs?|begg(?:ed|ing)|insists?|insisted)';
const PERSON_IN_FRENCH =
  '(?:il|elle|on|ils|elles|qui|ki|quelquun|mec|gars|fille|homme|femme|match|monsieur|dame|ami|copain|copine|agent)';
/** Machines ask for codes, too. */
const NO_MACHINE =
  '(?<!(?:site|appli|application|app|page|momo|mtn|airtel|banque|telephone|ordinateur) )';

/** What is enough on its own: someone is being killed or shot, or is asked for a code, which no one who means well does. */
export const SURE_RULES = {
  violence: [
    word(
      // "Curiosity is killing me": nouns in ama- have the same verb form.
      '(?<!ama[a-z]{1,12} )(?:a|ba)ra(?:nyi|twi|mwi)sh[ei]',
      '(?:ba|(?:a|ba)ra|ya)(?:nda|mura|bara)sh[ei]',
    ),
  ],
  scam: [
    word(
      `${PERSON}\\b${GAP}\\b${ASKS}\\b${GAP}\\b${CODE}`,
      `(?:tells?|told) me to (?:send|give|share|read|forward)\\b${GAP}\\b${CODE}`,
      `(?:give|gave|send|sent|share|shared|tell|told|forward|forwarded|read) (?:him|her|them|someone|somebody)\\b${GAP}\\b${CODE}`,
    ),
    joinedWord(
      `${NO_MACHINE}(?:me|m|ma|mont|nous) (?:re)?(?:demand[a-z]*|dmd[a-z]*|dde|reclam[a-z]*|exig[a-z]*)\\b${GAP}\\b${CODE}`,
      `${PERSON_IN_FRENCH} (?:veu[tx]|veulent|ve|voudrait|voulait|exige|exigent|reclame|a besoin)\\b${GAP}\\b${CODE}`,
      `(?:lui|leur) (?:donner|donne|envoyer|envoye|transmettre|communiquer|dire|filer|file)\\b${GAP}\\b${CODE}`,
      `(?:envoie|envoye|donne|donner|dis|file|transmets|communique)[- ]moi\\b${GAP}\\b${CODE}`,
    ),
    word(
      `(?:a|ara|ya|ba|bara)(?:nsab|mbaz|mbaj|njyak|nyak)[a-z]*\\b${GAP}\\b${CODE}`,
      `(?:arashaka|barashaka|ashaka|bashaka)\\b${GAP}\\b${CODE}`,
    ),
    word(
      `(?:ana|wana|ame|wame|ali|wali|ata|wata|aka)ni(?:omb|dai|uliz|ambi|lazimish)[a-z]*\\b${GAP}\\b${CODE}`,
      `(?:ana|wana|ali|wali)(?:taka|hitaji)\\b${GAP}\\b${CODE}`,
      `(?:nimtumie|nimpe|nimwambie|nimempa|nimemtumia)\\b${GAP}\\b${CODE}`,
    ),
  ],
} as const;
