import type * as english from '../../../../pages/settings/records-copy';

export const recordsCopy: typeof english.recordsCopy = {
  open: 'Fungua kumbukumbu',
  openOf: (name) => `Fungua kumbukumbu: ${name}`,
  kept: {
    heading: 'Kumbukumbu ulizohifadhi',
    text: 'Kumbukumbu za kuzuia na kuripoti watu wanaoonyeshwa tena, zilizohifadhiwa kwenye kifaa hiki tu.',
    remove: 'Futa',
    removeOf: (name) => `Futa kumbukumbu: ${name}`,
    removed: (name) => `Kumbukumbu kuhusu ${name} imefutwa.`,
  },
  again: {
    title: (name) => `Umwonyeshe tena ${name}?`,
    text: 'Mtu huyu ataonekana tena kwenye Mwanzo, Tafuta mwenza, Telezesha na Ujumbe.',
    keep: 'Hifadhi kumbukumbu ya kuzuia au kuripoti',
    hint: 'Unaweza kuihitaji kwa polisi, wakili au rafiki.',
    action: 'Mwonyeshe tena',
    notKept: (name) =>
      `Kumbukumbu haikuweza kuhifadhiwa kwenye kifaa hiki, kwa hiyo ${name} anabaki amefichwa.`,
  },
  remove: {
    title: (name) => `Ufute kumbukumbu kuhusu ${name}?`,
    text: 'Tarehe na sababu yake vinaondolewa kwenye kifaa hiki. Haiwezi kutenduliwa. Ujumbe wako unabaki.',
    action: 'Futa kumbukumbu',
  },
  record: {
    title: (name) => `Kumbukumbu: ${name}`,
    honest:
      'Iko kwenye kifaa hiki tu, na hakuna kinachotumwa kwa mtu yeyote. Yeyote anayetumia kifaa hiki au anayepata nakala anaweza kuisoma.',
    done: {
      blocked: (when) => (when ? `Ulimzuia mtu huyu tarehe ${when}.` : 'Ulimzuia mtu huyu.'),
      reported: (when) => (when ? `Ulimripoti mtu huyu tarehe ${when}.` : 'Ulimripoti mtu huyu.'),
    },
    messages: 'Ujumbe ulioandika',
    none: 'Hakuna ujumbe kwa mtu huyu kwenye kifaa hiki.',
    noDate: 'Tarehe haijulikani',
    made: (when) => `Nakala ya ${when}`,
    print: 'Chapisha',
    save: 'Hifadhi kama faili ya maandishi',
    saved: (file: string) =>
      `Imehifadhiwa kama ${file}. Iweke mahali ambapo wewe tu unaweza kuifungua.`,
    close: 'Funga',
  },
};
