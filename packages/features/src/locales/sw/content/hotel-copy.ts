import type * as english from '../../../content/hotel-copy';

export const hotelCopy: typeof english.hotelCopy = {
  serena: {
    area: 'Kiyovu, upande tulivu wa katikati ya mji, dakika tano kwa miguu kutoka madukani',
    notes:
      'Ukumbi wa mapokezi mtulivu wenye wahudumu saa zote, na baraza kando ya bwawa la kuogelea. Kilomita kumi kutoka uwanja wa ndege.',
  },
  marriott: {
    area: 'Katikati ya mji, barabara moja na Serena, mbele kidogo kuelekea kaskazini-magharibi',
    notes:
      'Ukumbi mkubwa wa mapokezi wenye mwanga, na viti vinavyoonekana kutoka dawati la mapokezi, na mahali pa kula ghorofa ya chini.',
  },
  radisson: {
    area: 'Kimihurura, ng’ambo ya bonde, kando ya kuba la Convention Centre',
    notes:
      'Walinzi hukagua magari na mizigo langoni, kwa hiyo fika dakika kumi mapema. Ni katikati ya njia kati ya mjini na uwanja wa ndege.',
  },
  mille: {
    area: 'Kaskazini mwa katikati ya mji, kwenye mteremko juu ya bonde',
    notes:
      'Bustani, na baa kando ya bwawa yenye mandhari pana, tangu 1973. Mwaka 1994 iliwahifadhi watu zaidi ya elfu moja.',
  },
  other: 'Hoteli nyingine',
};
