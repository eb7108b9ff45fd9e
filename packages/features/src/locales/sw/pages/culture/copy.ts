import type * as english from '../../../../pages/culture/copy';

export const cultureCopy: typeof english.cultureCopy = {
  title: 'Chemsha bongo ya utamaduni',
  description: 'Chemsha bongo fupi kuhusu tamaduni za ukanda huu.',
  heading: 'Chemsha bongo ya utamaduni',
  intro: 'Maswali mawili mawili kuhusu desturi, vyakula na lugha za ukanda huu.',
  question: (position: number, total: number) => `Swali la ${position} kati ya ${total}`,
  correct: 'Sahihi.',
  wrong: (answer: string) => `Si hivyo. Ni “${answer}”.`,
  score: (score: number, total: number) => `Alama ${score}/${total}`,
  verdicts: [
    'Huu ni wakati mzuri wa kuuliza maswali.',
    'Nusu ya njia kuelekea mazungumzo mazuri.',
    'Ungeweza kuwaongoza wageni.',
  ],
  review: 'Majibu yako',
  again: 'Jaribu seti nyingine',
  next: (name: string) => `Inayofuata: ${name}`,
  sets: {
    rwanda: 'Rwanda',
    'burundi-congo': 'Burundi na mashariki mwa Kongo',
    uganda: 'Uganda',
    'kenya-tanzania': 'Kenya na Tanzania',
    weddings: 'Kukutana na familia',
  },
  questions: {
    umuganda: {
      text: 'Umuganda ni nini?',
      answers: [
        'Asubuhi ya kazi ya jamii kila mwezi',
        'Ngoma ya harusi',
        'Chakula cha majani ya muhogo',
      ],
      because: 'Jumamosi ya mwisho ya mwezi, watu husafisha, hujenga na hupanda pamoja.',
    },
    imigongo: {
      text: 'Matuta ya michoro ya imigongo hutengenezwa kwa kutumia nini?',
      answers: ['Mbao zilizochongwa', 'Kinyesi cha ng’ombe na majivu', 'Katani iliyosukwa'],
      because:
        'Matuta huundwa kwa mkono, kisha hupakwa rangi za udongo. Sanaa hii inatoka mashariki mwa Rwanda.',
    },
    drums: {
      text: 'Ni nini kiini cha onyesho maarufu zaidi la kifalme la Burundi?',
      answers: ['Vinyago', 'Vinubi', 'Ngoma'],
      because:
        'Ngoma ya kifalme iko kwenye orodha ya UNESCO ya urithi usioshikika. Kila ngoma huchongwa kwa gogo moja.',
    },
    rumba: {
      text: 'Kinshasa na Brazzaville ziliupa ulimwengu muziki gani?',
      answers: ['Rumba ya Kongo', 'Taarab', 'Benga'],
      because: 'Rumba ilirudi kutoka Kuba pamoja na magitaa. UNESCO iliiorodhesha mwaka 2021.',
    },
    rolex: {
      text: 'Rolex inayouzwa kando ya barabara Kampala ni nini?',
      answers: ['Saa ya mkononi', 'Mayai yaliyoviringishwa kwenye chapati', 'Basi dogo'],
      because: 'Kutoka “rolled eggs”: kimanda chenye mboga ndani ya chapati ya moto.',
    },
    barkcloth: {
      text: 'Kitambaa cha magome cha Baganda hutengenezwa kwa kutumia nini?',
      answers: ['Majani ya mgomba', 'Mafunjo', 'Gome la ndani la mkuyu'],
      because: 'Gome la mti wa mutuba hukatwa bila kuuangusha na hupondwa hadi liwe laini.',
    },
    kanga: {
      text: 'Kwa kawaida kanga huwa na nini ukingoni?',
      answers: ['Msemo wa Kiswahili', 'Jina la mfumaji wake', 'Ramani ya pwani'],
      because: 'Huitwa jina: methali, baraka au ujumbe kwa mtu fulani.',
    },
    shikamoo: {
      text: 'Salamu ya “Shikamoo” huonyesha nini?',
      answers: ['Furaha ya kukutana tena', 'Heshima kwa mkubwa', 'Pole ya msiba'],
      because: 'Mdogo husema kwanza; mkubwa hujibu “Marahaba”.',
    },
    gusaba: {
      text: 'Nini hutokea kwenye gusaba nchini Rwanda?',
      answers: [
        'Wapenzi hutia saini ofisi ya wilaya',
        'Familia ya bwana harusi huleta posa kwa familia ya bibi harusi',
        'Wageni hucheza hadi alfajiri',
      ],
      because:
        'Gusaba maana yake ni kuomba. Wasemaji wawili hujadiliana, kisha hufuata gukwa, yaani kutoa mahari.',
    },
    kwanjula: {
      text: 'Nani au nini hutambulishwa kwenye kwanjula ya Baganda?',
      answers: ['Mchumba kwa familia ya bibi harusi', 'Mtoto wa kwanza', 'Nyumba mpya'],
      because:
        'Kwanjula maana yake ni utambulisho: mchumba huja kwa familia pamoja na ujumbe wake na zawadi.',
    },
  },
};
