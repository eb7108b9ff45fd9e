import type * as english from '../../../../pages/meeting-guide/copy';

export const meetingGuideCopy: typeof english.meetingGuideCopy = {
  title: 'Mwongozo wa Kukutana',
  description:
    'Panga kukutana mara ya kwanza Kigali: hatua, orodha ya kukagua, hoteli nne, muhtasari wa kushiriki na namba za dharura.',
  heading: 'Kutaneni ana kwa ana, kwa usalama',
  intro: 'Chagua mahali pa umma, andika mpango na mwambie rafiki.',
  picture:
    'Vikombe viwili vya kahawa chini ya tawi lenye matunda mekundu, nyuma yake vilima na jua la jioni',
  plan: 'Panga kukutana',
  book: 'Weka nafasi ya malazi',
  steps: {
    heading: 'Hatua tano za kukutana mara ya kwanza',
    list: [
      {
        name: 'Onaneni kwanza',
        text: 'Simu fupi ya video hukuambia mengi zaidi kuliko ujumbe wa mwezi mzima.',
      },
      {
        name: 'Chagueni mahali',
        text: 'Pa umma, penye watu, mnapopajua nyote: ukumbi wa mapokezi wa hoteli, mkahawa, mgahawa.',
      },
      {
        name: 'Chagueni wakati',
        text: 'Mchana, na saa ya kumaliza. Saa moja inatosha.',
      },
      {
        name: 'Kubalianeni mambo madogo',
        text: 'Nani anaweka nafasi, nani analipa, na mtatambuanaje.',
      },
      {
        name: 'Mwambie rafiki',
        text: 'Nani, wapi, hadi saa ngapi, na ujumbe ukiwa njiani kurudi.',
      },
    ],
  },
  benefits: {
    heading: 'Kwa nini mpango husaidia',
    list: [
      { name: 'Moyo mtulivu', text: 'Hakuna tena la kujadili mlangoni.' },
      {
        name: 'Matarajio ya pamoja',
        text: 'Nyote mnajua itachukua muda gani na itagharimu kiasi gani. Hakuna zaidi ya hapo kinachotarajiwa.',
      },
      {
        name: 'Kuagana kwa urahisi',
        text: 'Mkiwa na mwisho mliokubaliana, kuondoka ni adabu, na kubaki ni kumsifu mwenzako.',
      },
      {
        name: 'Mtu anayejua',
        text: 'Rafiki mwenye mpango wako ndiye ulinzi wa zamani kuliko wote.',
      },
    ],
  },
  safety: {
    heading: 'Siku yenyewe',
    list: [
      'Nenda na urudi mwenyewe: pikipiki (moto), teksi au gari unalolipia.',
      'Baki palipo na watu. Kwenda mahali pengine ni uamuzi mpya.',
      'Usiache kinywaji chako, mkoba wako wala simu yako.',
      'Taja jina la kwanza. Anwani yako na mahali pa kazi vinaweza kungoja.',
      'Usikopeshe chochote, usilipe chochote mapema, usitie saini chochote.',
      'Ukihisi jambo lolote si sawa, ondoka. “Naondoka sasa” inatosha, na wahudumu wa hoteli wanaweza kuita teksi.',
    ],
    full: 'Soma mwongozo kamili',
  },
  call: {
    heading: 'Unakuja kutoka nchi nyingine?',
    text: 'Lala katika chumba chako mwenyewe. Ombi moja lina tarehe, hoteli na mipango ya safari.',
    book: 'Andaa ombi la nafasi',
  },
};
