import type * as english from '../../../../parts/everyone-hidden/copy';

export const everyoneHiddenCopy: typeof english.everyoneHiddenCopy = {
  hidden: {
    title: 'Mwahishe abantu bose bari hano.',
    text: 'Abo mwahishe, mwahagaritse cyangwa mwatanzeho raporo baguma bahishe kugeza mwongeye kubagaragaza.',
    action: 'Kureba urutonde rwanyu mu Igenamiterere',
  },
  later: {
    title: 'Nta muntu usigaye wo kwerekana hano.',
    text: 'Hari abo mwabikiye nyuma. Mugarure umuntu kugira ngo mumubone hano.',
    action: 'Kureba abo mwabikiye nyuma',
  },
};
