import type * as english from '../../../../parts/account/copy';

export const loginCopy: typeof english.loginCopy = {
  title: 'Kuingia',
  description: 'Akaunti bado hazipo. Tembelea kwa akaunti ya mfano.',
  heading: 'Karibu tena',
  intro: 'Akaunti bado hazipo. Tembelea kwa akaunti ya mfano.',
  email: 'Barua pepe',
  password: 'Nenosiri',
  showPassword: 'Onyesha nenosiri',
  hidePassword: 'Ficha nenosiri',
  forgot: 'Umesahau nenosiri?',
  submit: 'Ingia',
  empty: 'Tafadhali andika barua pepe na nenosiri.',
  emailReason: 'Andika barua pepe yako',
  passwordReason: 'Andika nenosiri lako',
  result: {
    title: 'Huduma ya kuingia',
    message: 'Kuingia bado hakujatengenezwa. Data imeandikwa kwenye konsoli.',
  },
};

export const accountCopy: typeof english.accountCopy = {
  toggle: 'Ingia au jisajili',
  login: 'Ingia',
  register: 'Jisajili',
  home: 'Rudi mwanzo',
  demo: {
    heading: 'Unaangalia tu?',
    text: 'Akaunti ya mfano huonyesha wasifu bila ukungu kwenye kifaa hiki na hufungua Mwanzo. Kutoka hapo, sehemu ya juu au menyu hukupeleka kwenye ukurasa wako. Hakuna kinachotumwa.',
    action: 'Tumia akaunti ya mfano',
  },
  rules: 'Unachokubali unapojiunga',
  legal: 'Sheria na Masharti',
  guidelines: 'Kanuni za Jumuiya',
  close: 'Funga',
  lookAround: 'Tembelea kwa akaunti ya mfano',
  dismiss: 'Ondoa',
};
