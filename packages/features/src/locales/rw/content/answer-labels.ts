import type * as english from '../../../content/answer-labels';

export const answerLabels: typeof english.answerLabels = {
  username: 'Izina ryo gukoresha',
  email: 'Imeyili',
  phoneNumber: 'Nimero ya telefoni',
  gender: 'Igitsina',
  status: 'Irangamimerere',
  country: 'Igihugu',
  city: 'Umujyi',
  nationality: 'Ubwenegihugu',
  bodyType: 'Imiterere y’umubiri',
  height: 'Uburebure',
  skinTone: 'Ibara ry’uruhu',
  hairType: 'Ubwoko bw’umusatsi',
  eyeColor: 'Ibara ry’amaso',
  dressStyle: 'Imyambarire',
  religion: 'Idini',
  smoking: 'Kunywa itabi',
  drinking: 'Kunywa inzoga',
  children: 'Abana',
  career: 'Umwuga',
  monthlyIncome: 'Ibyinjira ku kwezi',
};
