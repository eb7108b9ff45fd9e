import * as english from '../../../content/hotel-facts';

export type { HotelFacts } from '../../../content/hotel-facts';

const { serena, marriott, radisson, mille } = english.HOTEL_FACTS;

export const HOTEL_FACTS: typeof english.HOTEL_FACTS = {
  serena: {
    ...serena,
    area: 'Kiyovu, upande tulivu wa katikati ya mji, dakika tano kwa miguu kutoka madukani',
    notes:
      'Ukumbi wa mapokezi mtulivu wenye wahudumu saa zote, na baraza kando ya bwawa la kuogelea. Kilomita kumi kutoka uwanja wa ndege.',
  },
  marriott: {
    ...marriott,
    area: 'Katikati ya mji, barabara moja na Serena, mbele kidogo kuelekea kaskazini-magharibi',
    notes:
      'Ukumbi mkubwa wa mapokezi wenye mwanga, na viti vinavyoonekana kutoka dawati la mapokezi, na mahali pa kula ghorofa ya chini.',
  },
  radisson: {
    ...radisson,
    area: 'Kimihurura, ng’ambo ya bonde, kando ya kuba la Convention Centre',
    notes:
      'Walinzi hukagua magari na mizigo langoni, kwa hiyo fika dakika kumi mapema. Ni katikati ya njia kati ya mjini na uwanja wa ndege.',
  },
  mille: {
    ...mille,
    area: 'Kaskazini mwa katikati ya mji, kwenye mteremko juu ya bonde',
    notes:
      'Bustani, na baa kando ya bwawa yenye mandhari pana, tangu 1973. Mwaka 1994 iliwahifadhi watu zaidi ya elfu moja.',
  },
};

export const HOTEL_NAMES: typeof english.HOTEL_NAMES = {
  ...english.HOTEL_NAMES,
  other: 'Hoteli nyingine',
};
