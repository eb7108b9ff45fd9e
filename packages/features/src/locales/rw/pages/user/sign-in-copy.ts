import type * as english from '../../../../pages/user/sign-in-copy';

export const signInCopy: typeof english.signInCopy = {
  title: 'Paji yanyu',
  description: 'Mwinjire, cyangwa murebe urubuga na konti yo kugerageza.',
  heading: 'Mwinjire kuri paji yanyu',
  intro: 'Mwinjire kugira ngo murebe abo mwakunze, ibiceri, ubutumwa n’amakuru byanyu.',
  summary: 'Mugenzure ibi bisubizo',
  password: 'Ijambobanga',
  passwordReason: 'Ijambobanga ni ngombwa',
  showPassword: 'Kugaragaza ijambobanga',
  hidePassword: 'Guhisha ijambobanga',
  forgot: 'Mwibagiwe ijambobanga?',
  submit: 'Kwinjira',
  welcome: 'Murakaza neza mugarutse',
  simulated:
    'Konti ntiziraboneka: ijambobanga ryanyu ntiryoherejwe, kandi ntimwinjiye. Mukomeze nk’ugerageza kugira ngo murebe byose.',
  create: { question: 'Ni ubwa mbere muje?', action: 'Gufungura konti' },
  demo: {
    heading: 'Nta konti ikenewe',
    text: 'Ugerageza afungura paji zose kuri iki gikoresho. Nta cyoherezwa.',
    action: 'Gukomeza nk’ugerageza',
    welcome: 'Mwinjiye nk’ugerageza',
  },
  others: {
    heading: 'Ubundi buryo bwo kwinjira',
    google: 'Gukomeza na Google',
    facebook: 'Gukomeza na Facebook',
    soon: 'Biri hafi',
  },
};
