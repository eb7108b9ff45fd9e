import type { QuizSet } from '../../../../domain/quiz';
import type * as english from '../../../../pages/culture/copy';

const sets: readonly QuizSet[] = [
  {
    id: 'rwanda',
    name: 'Rwanda',
    questions: [
      {
        text: 'Umuganda ni nini?',
        answers: [
          'Asubuhi ya kazi ya jamii kila mwezi',
          'Ngoma ya harusi',
          'Chakula cha majani ya muhogo',
        ],
        correct: 0,
        because: 'Jumamosi ya mwisho ya mwezi, watu husafisha, hujenga na hupanda pamoja.',
      },
      {
        text: 'Matuta ya michoro ya imigongo hutengenezwa kwa kutumia nini?',
        answers: ['Mbao zilizochongwa', 'Kinyesi cha ng’ombe na majivu', 'Katani iliyosukwa'],
        correct: 1,
        because:
          'Matuta huundwa kwa mkono, kisha hupakwa rangi za udongo. Sanaa hii inatoka mashariki mwa Rwanda.',
      },
    ],
  },
  {
    id: 'burundi-congo',
    name: 'Burundi na mashariki mwa Kongo',
    questions: [
      {
        text: 'Ni nini kiini cha onyesho maarufu zaidi la kifalme la Burundi?',
        answers: ['Vinyago', 'Vinubi', 'Ngoma'],
        correct: 2,
        because:
          'Ngoma ya kifalme iko kwenye orodha ya UNESCO ya urithi usioshikika. Kila ngoma huchongwa kwa gogo moja.',
      },
      {
        text: 'Kinshasa na Brazzaville ziliupa ulimwengu muziki gani?',
        answers: ['Rumba ya Kongo', 'Taarab', 'Benga'],
        correct: 0,
        because: 'Rumba ilirudi kutoka Kuba pamoja na magitaa. UNESCO iliiorodhesha mwaka 2021.',
      },
    ],
  },
  {
    id: 'uganda',
    name: 'Uganda',
    questions: [
      {
        text: 'Rolex inayouzwa kando ya barabara Kampala ni nini?',
        answers: ['Saa ya mkononi', 'Mayai yaliyoviringishwa kwenye chapati', 'Basi dogo'],
        correct: 1,
        because: 'Kutoka “rolled eggs”: kimanda chenye mboga ndani ya chapati ya moto.',
      },
      {
        text: 'Kitambaa cha magome cha Baganda hutengenezwa kwa kutumia nini?',
        answers: ['Majani ya mgomba', 'Mafunjo', 'Gome la ndani la mkuyu'],
        correct: 2,
        because: 'Gome la mti wa mutuba hukatwa bila kuuangusha na hupondwa hadi liwe laini.',
      },
    ],
  },
  {
    id: 'kenya-tanzania',
    name: 'Kenya na Tanzania',
    questions: [
      {
        text: 'Kwa kawaida kanga huwa na nini ukingoni?',
        answers: ['Msemo wa Kiswahili', 'Jina la mfumaji wake', 'Ramani ya pwani'],
        correct: 0,
        because: 'Huitwa jina: methali, baraka au ujumbe kwa mtu fulani.',
      },
      {
        text: 'Salamu ya “Shikamoo” huonyesha nini?',
        answers: ['Furaha ya kukutana tena', 'Heshima kwa mkubwa', 'Pole ya msiba'],
        correct: 1,
        because: 'Mdogo husema kwanza; mkubwa hujibu “Marahaba”.',
      },
    ],
  },
  {
    id: 'weddings',
    name: 'Kukutana na familia',
    questions: [
      {
        text: 'Nini hutokea kwenye gusaba nchini Rwanda?',
        answers: [
          'Wapenzi hutia saini ofisi ya wilaya',
          'Familia ya bwana harusi huleta posa kwa familia ya bibi harusi',
          'Wageni hucheza hadi alfajiri',
        ],
        correct: 1,
        because:
          'Gusaba maana yake ni kuomba. Wasemaji wawili hujadiliana, kisha hufuata gukwa, yaani kutoa mahari.',
      },
      {
        text: 'Nani au nini hutambulishwa kwenye kwanjula ya Baganda?',
        answers: ['Mchumba kwa familia ya bibi harusi', 'Mtoto wa kwanza', 'Nyumba mpya'],
        correct: 0,
        because:
          'Kwanjula maana yake ni utambulisho: mchumba huja kwa familia pamoja na ujumbe wake na zawadi.',
      },
    ],
  },
];

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
  sets,
};
