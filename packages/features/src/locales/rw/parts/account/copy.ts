import type * as english from '../../../../parts/account/copy';

export const loginCopy: typeof english.loginCopy = {
  title: 'Kwinjira',
  description: 'Konti ntiziraboneka. Murebe urubuga mukoresheje konti yo kugerageza.',
  heading: 'Murakaza neza mugarutse',
  intro: 'Konti ntiziraboneka. Murebe urubuga mukoresheje konti yo kugerageza.',
  email: 'Imeyili',
  password: 'Ijambobanga',
  showPassword: 'Kugaragaza ijambobanga',
  hidePassword: 'Guhisha ijambobanga',
  forgot: 'Mwibagiwe ijambobanga?',
  submit: 'Kwinjira',
  empty: 'Mwandike imeyili n’ijambobanga.',
  emailReason: 'Mwandike imeyili yanyu',
  passwordReason: 'Mwandike ijambobanga ryanyu',
  result: {
    title: 'Kwinjira',
    message: 'Kwinjira ntibirakora. Amakuru yanditswe muri console.',
  },
};

export const accountCopy: typeof english.accountCopy = {
  toggle: 'Kwinjira cyangwa kwiyandikisha',
  login: 'Kwinjira',
  register: 'Kwiyandikisha',
  home: 'Gusubira ahabanza',
  demo: {
    heading: 'Murashaka kureba gusa?',
    text: 'Konti yo kugerageza igaragaza imyirondoro neza kuri iki gikoresho, igafungura “Ahabanza”. Aho, ahagana hejuru cyangwa menu bibajyana kuri paji yanyu. Nta cyoherezwa.',
    action: 'Gukoresha konti yo kugerageza',
  },
  rules: 'Ibyo mwemera iyo mwiyandikishije',
  legal: 'Amategeko n’Amabwiriza',
  guidelines: 'Amabwiriza y’abakoresha',
  close: 'Gufunga',
  lookAround: 'Kureba na konti yo kugerageza',
  dismiss: 'Gufunga',
};
