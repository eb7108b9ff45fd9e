import type * as english from '../../../content/hotel-copy';

export const hotelCopy: typeof english.hotelCopy = {
  serena: {
    area: 'Kiyovu, ku ruhande rutuje rw’umujyi, iminota itanu n’amaguru uvuye ku maduka',
    notes:
      'Aho bakirira abantu hatuje hari abakozi amasaha yose, n’ibaraza iruhande rwa pisine. Ni km 10 uvuye ku kibuga cy’indege.',
  },
  marriott: {
    area: 'Mu mujyi rwagati, ku muhanda umwe na Serena, imbere gato mu majyaruguru ashyira uburengerazuba',
    notes:
      'Aho bakirira abantu hanini kandi habona, hari intebe zirebwa n’abakira abantu, na resitora ziri mu igorofa ryo hasi.',
  },
  radisson: {
    area: 'Kimihurura, hakurya y’ikibaya, iruhande rw’igisenge cya Convention Centre',
    notes:
      'Abarinzi basaka imodoka n’ibikapu ku irembo, bityo muhagere iminota icumi mbere. Ni hagati y’umujyi n’ikibuga cy’indege.',
  },
  mille: {
    area: 'Mu majyaruguru y’umujyi rwagati, ku gacuri kari hejuru y’ikibaya',
    notes:
      'Ubusitani n’akabari ko kuri pisine hitegeye kure, hafunguwe mu 1973. Mu 1994 hahungiye abantu barenga igihumbi.',
  },
  other: 'Indi hoteli',
};
