import type * as english from '../../../../parts/data-mode/copy';

export const dataModeCopy: typeof english.dataModeCopy = {
  heading: 'Matumizi ya data',
  label: 'Tumia data kidogo',
  hint: 'Hakuna video wala fonti maalum, na hakuna kinachopakia kabla hujakiomba.',
  cost: (full: number, low: number) =>
    `Ziara ya kwanza ya ukurasa wa mwanzo kwenye simu hutumia takriban kB ${full}, au kB ${low} kwa hali hii.`,
  asked:
    'Kivinjari chako huomba tovuti zitumie data kidogo, au mtandao wako ni wa polepole, kwa hiyo video tayari imeachwa.',
  failed: 'Kivinjari chako hakikuweza kuhifadhi chaguo hili. Linatumika kwa ziara hii tu.',
  offer: {
    label: 'Okoa data',
    text: 'Mtandao wako ni wa polepole, au kivinjari chako kinaokoa data. Utumie data kidogo hapa pia?',
    accept: 'Tumia data kidogo',
    decline: 'Si sasa',
  },
};
