import type * as english from '../../../content/hotel-facts';
import { HOTEL_FACTS as ENGLISH } from '../../../content/hotel-facts';

export type { HotelFacts } from '../../../content/hotel-facts';

export const HOTEL_FACTS: typeof english.HOTEL_FACTS = {
  serena: {
    ...ENGLISH.serena,
    area: 'Kiyovu, ku ruhande rutuje rw’umujyi, iminota itanu n’amaguru uvuye ku maduka',
    notes:
      'Aho bakirira abantu hatuje hari abakozi amasaha yose, n’ibaraza iruhande rwa pisine. Ni km 10 uvuye ku kibuga cy’indege.',
  },
  marriott: {
    ...ENGLISH.marriott,
    area: 'Mu mujyi rwagati, ku muhanda umwe na Serena, imbere gato mu majyaruguru ashyira uburengerazuba',
    notes:
      'Aho bakirira abantu hanini kandi habona, hari intebe zirebwa n’abakira abantu, na resitora ziri mu igorofa ryo hasi.',
  },
  radisson: {
    ...ENGLISH.radisson,
    area: 'Kimihurura, hakurya y’ikibaya, iruhande rw’igisenge cya Convention Centre',
    notes:
      'Abarinzi basaka imodoka n’ibikapu ku irembo, bityo muhagere iminota icumi mbere. Ni hagati y’umujyi n’ikibuga cy’indege.',
  },
  mille: {
    ...ENGLISH.mille,
    area: 'Mu majyaruguru y’umujyi rwagati, ku gacuri kari hejuru y’ikibaya',
    notes:
      'Ubusitani n’akabari ko kuri pisine hitegeye kure, hafunguwe mu 1973. Mu 1994 hahungiye abantu barenga igihumbi.',
  },
};

export const HOTEL_NAMES: typeof english.HOTEL_NAMES = {
  serena: HOTEL_FACTS.serena.name,
  marriott: HOTEL_FACTS.marriott.name,
  radisson: HOTEL_FACTS.radisson.name,
  mille: HOTEL_FACTS.mille.name,
  other: 'Indi hoteli',
};
