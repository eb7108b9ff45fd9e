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
    'Akaunti bado hazipo: nenosiri lako halikutumwa, na hujaingia. Tumia akaunti ya mfano ili kuona kila kitu.',
  create: { question: 'Mgeni hapa?', action: 'Jisajili' },
  demo: {
    heading: 'Akaunti haihitajiki',
    text: 'Akaunti ya mfano hukufungulia kila ukurasa kwenye kifaa hiki. Hakuna kinachotumwa.',
    action: 'Tumia akaunti ya mfano',
    welcome: 'Unatumia akaunti ya mfano',
  },
  others: {
    heading: 'Njia nyingine za kuingia',
    google: 'Endelea na Google',
    facebook: 'Endelea na Facebook',
    soon: 'Inakuja hivi karibuni',
  },
};
