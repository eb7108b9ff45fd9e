import type * as english from '../../../content/answer-labels';

export const answerLabels: typeof english.answerLabels = {
  username: 'Jina la mtumiaji',
  email: 'Barua pepe',
  phoneNumber: 'Namba ya simu',
  gender: 'Jinsia',
  status: 'Hali ya uhusiano',
  country: 'Nchi',
  city: 'Mji',
  nationality: 'Uraia',
  bodyType: 'Umbo la mwili',
  height: 'Kimo',
  skinTone: 'Rangi ya ngozi',
  hairType: 'Aina ya nywele',
  eyeColor: 'Rangi ya macho',
  dressStyle: 'Mtindo wa mavazi',
  religion: 'Dini',
  smoking: 'Uvutaji sigara',
  drinking: 'Unywaji pombe',
  children: 'Watoto',
  career: 'Kazi',
  monthlyIncome: 'Kipato cha mwezi',
};
