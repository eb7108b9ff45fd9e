import type * as english from '../../../../pages/icebreaker/copy';

export const icebreakerCopy: typeof english.icebreakerCopy = {
  title: 'Gutangiza ikiganiro (AI)',
  description: 'Ikibazo cyo gutangiza iyo mwabuze icyo muvuga.',
  heading: 'Gutangiza ikiganiro',
  intro: 'Muhitemo ingingo mubone ikibazo cyoroshye gusubiza kandi kitibagirana.',
  topic: 'Ingingo',
  generate: 'Kubona ikibazo',
  empty: 'Ikibazo cyanyu kigaragara hano.',
  why: 'Impamvu gikora',
  copy: 'Gukoporora ikibazo',
  messages: 'Kujya mu butumwa bwanyu',
  note: 'Ibi bibazo byanditswe n’abantu. Nta makuru yanyu akoreshwa.',
  topics: {
    music: {
      name: 'Umuziki',
      question: 'Ni iyihe ndirimbo uheruka kumva inshuro eshatu zikurikirana, kandi kuki?',
      why: 'Kibaza ku kanya runaka, bityo nta gisubizo kibi kibaho.',
    },
    travel: {
      name: 'Ingendo',
      question:
        'Ufite umunsi umwe w’ikiruhuko n’imodoka yuzuye lisansi, wahitamo ikiyaga cyangwa ibirunga?',
      why: 'Guhitamo hagati ya bibiri byiza biroroshye kurusha “Ukunda gutemberera he?”',
    },
    food: {
      name: 'Amafunguro',
      question: 'Ni irihe funguro wizera ko rikorwa neza n’umuntu umwe gusa?',
      why: 'Kizana mu kiganiro umuntu akunda.',
    },
    books: {
      name: 'Ibitabo',
      question: 'Ni iyihe nkuru yo mu bwana bwawe wacira umwana uyu munsi?',
      why: 'Buri wese arayifite.',
    },
  },
};
