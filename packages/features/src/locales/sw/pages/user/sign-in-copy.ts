import type * as english from '../../../../pages/user/sign-in-copy';

export const signInCopy: typeof english.signInCopy = {
  title: 'Ukurasa wako',
  description: 'Ingia, au tembelea kwa akaunti ya mfano.',
  heading: 'Ingia kwenye ukurasa wako',
  intro: 'Ingia ili kuona vipendwa vyako, sarafu, ujumbe na data.',
  summary: 'Tafadhali kagua majibu haya',
  password: 'Nenosiri',
  passwordReason: 'Nenosiri linahitajika',
  showPassword: 'Onyesha nenosiri',
  hidePassword: 'Ficha nenosiri',
  forgot: 'Umesahau nenosiri?',
  submit: 'Ingia',
  welcome: 'Karibu tena',
  simulated:
    'Akaunti bado hazipo: nenosiri lako halikutumwa, na hujaingia. Endelea kama mtumiaji wa mfano ili kuona kila kitu.',
  create: { question: 'Mgeni hapa?', action: 'Fungua akaunti' },
  demo: {
    heading: 'Akaunti haihitajiki',
    text: 'Mtumiaji wa mfano hufungua kila ukurasa kwenye kifaa hiki. Hakuna kinachotumwa.',
    action: 'Endelea kama mtumiaji wa mfano',
    welcome: 'Umeingia kama mtumiaji wa mfano',
  },
  others: {
    heading: 'Njia nyingine za kuingia',
    google: 'Endelea na Google',
    facebook: 'Endelea na Facebook',
    soon: 'Inakuja hivi karibuni',
  },
};
