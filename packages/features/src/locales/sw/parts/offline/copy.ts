import type * as english from '../../../../parts/offline/copy';

export const offlineCopy: typeof english.offlineCopy = {
  heading: 'Bila mtandao',
  label: 'Hifadhi kurasa za usalama kwenye simu hii',
  hint: 'Mwongozo wa kukutana na ramani yake, namba za dharura na makala ya msaada kuhusu usalama. Mpango wako na ujumbe wako hufunguka pia.',
  size: (kilobytes) =>
    `Hupakua takriban kB ${kilobytes} sasa, na baadaye yaliyobadilika tovuti inaposasishwa.`,
  limits:
    'Kurasa za umma pekee huhifadhiwa, si chochote ulichoandika. Kuzima hapa, kufuta data yako au kuondoka haraka kwenye tovuti hii huziondoa. Mipangilio ya kivinjari chako bado itaonyesha jina la tovuti hii. iPhone huziondoa kurasa baada ya siku saba za matumizi bila kutembelea hapa.',
  working: 'Kurasa zinapakuliwa…',
  on: 'Kurasa ziko kwenye simu hii.',
  onIn: (language) =>
    `Kurasa ziko kwenye simu hii kwa lugha nyingine: ${language}. Ili kuzihifadhi kwa lugha hii, zima kisha washa tena.`,
  removed: 'Kurasa zimeondolewa kwenye simu hii.',
  problems: {
    blocked:
      'Kivinjari chako hakiruhusu tovuti hii ihifadhi kurasa, labda kwa sababu ya dirisha la faragha au mpangilio. Hakuna kilichohifadhiwa.',
    full: 'Simu hii haina nafasi ya kutosha. Hakuna kilichohifadhiwa.',
    offline: 'Mtandao umekatika. Hakuna kilichohifadhiwa. Jaribu tena ukiwa na mtandao.',
    'captive-portal':
      'Ukurasa mwingine umejibu badala ya tovuti yetu. Ingia kwanza kwenye mtandao huo, kisha ujaribu tena. Hakuna kilichohifadhiwa.',
    interrupted: 'Kivinjari kilisimama, au kiliondoa baadhi ya kurasa. Hakuna kilichohifadhiwa.',
    failed: 'Kurasa hazikuweza kuhifadhiwa. Jaribu tena baadaye.',
    damaged:
      'Baadhi ya kurasa zilizohifadhiwa hazipo au hazisomeki. Ili kuzihifadhi tena, zima kisha washa ukiwa na mtandao.',
    'not-removed':
      'Kivinjari chako hakikuondoa kila kitu. Futa data ya tovuti hii kwenye mipangilio ya kivinjari chako.',
  },
  homeScreen: {
    legend: 'Jina kwenye skrini ya mwanzo',
    hint: 'Chagua jina, kisha “Ongeza kwenye skrini ya mwanzo” kwenye menyu ya kivinjari chako. Yeyote anayetumia simu hii anaweza kuliona.',
    notes: 'Maandishi',
  },
  noConnection: {
    title: 'Hakuna mtandao',
    text: 'Ukurasa huu haujahifadhiwa kwenye simu hii. Utafunguka utakapopata mtandao tena.',
    retry: 'Jaribu tena',
  },
  keptCopy: {
    unreached:
      'Ukurasa huu ni nakala iliyohifadhiwa kwenye simu hii, kwa sababu tovuti yetu haipatikani.',
    reached: 'Tovuti yetu inapatikana tena.',
    reload: 'Onyesha toleo jipya zaidi',
  },
  kept: {
    heading: 'Kurasa hizi hufunguka bila mtandao',
    pages: {
      '/meeting-guide': 'Mwongozo wa kukutana, ramani na orodha ya kukagua',
      '/help-center': 'Makala ya msaada kuhusu usalama',
      '/plan-date': 'Mpango wako wa miadi',
      '/messages': 'Ujumbe wako',
      '/settings': 'Mipangilio',
    },
    emergency: 'Namba za dharura',
  },
};
