import type * as english from '../../../../pages/contact/copy';

export const contactCopy: typeof english.contactCopy = {
  title: 'Aho tubarizwa',
  description: 'Nimero z’ubutabazi, aderesi yacu n’amashami ateganyijwe.',
  heading: 'Aho tubarizwa',
  intro: 'Nta we urasoma ubutumwa. Niba mukeneye ubufasha ubu, muhamagare imwe muri izi nimero.',
  form: {
    heading: 'Mwandike ubutumwa',
    planned:
      'Biteganyijwe: ibisubizo mu masaha 2 ku manywa i Kigali, cyangwa iminota 15 ku banyamuryango ba premium.',
    note: 'Bifungura porogaramu ya imeyili yanyu irimo ubutumwa. Nta cyoherezwa kivuye kuri iyi paji.',
    summary: 'Mugenzure aha hantu',
    firstName: 'Izina rya mbere',
    lastName: 'Izina rya kabiri',
    subject: 'Impamvu',
    message: 'Ubutumwa',
    messageHint: (max) => `Ntimurenze inyuguti ${max}.`,
    submit: 'Gufungura muri imeyili yanjye',
    reasons: {
      firstName: 'Mwandike izina ryanyu rya mbere',
      lastName: 'Mwandike izina ryanyu rya kabiri',
      subject: 'Muhitemo impamvu',
      message: 'Mwandike ubutumwa bwanyu',
      tooLong: (max) => `Ntimurenze inyuguti ${max}`,
    },
    opened: (address) =>
      `Porogaramu ya imeyili yanyu yagombye kuba yafungutse. Niba atari ko biri, mwandikire ${address}.`,
    tooLong:
      'Ubutumwa bwanyu ni burebure kuri porogaramu zimwe za imeyili. Mubukoporore mubushyire muri imeyili.',
    copy: 'Gukoporora ubutumwa',
  },
  subjects: {
    general: 'Ikibazo rusange',
    technical: 'Ubufasha mu bya tekiniki',
    billing: 'Ibiceri no kwishyura',
    safety: 'Umutekano cyangwa raporo',
    feedback: 'Igitekerezo',
    partnership: 'Ubufatanye',
    press: 'Itangazamakuru',
  },
  ways: {
    heading: 'Ubundi buryo',
    phoneNote:
      'Biteganyijwe: ku wa Mbere kugeza ku wa Gatandatu, saa mbiri za mu gitondo kugeza saa mbiri z’ijoro (8:00–20:00) i Kigali',
    emailNote: 'Biteganyijwe: igisubizo mu masaha 2',
    visitNote: 'Mubanje gusaba gahunda',
  },
  departments: {
    heading: 'Amashami ateganyijwe',
    intro: 'Azafungura abantu nibamara kugira konti.',
    list: {
      safety: {
        name: 'Umutekano',
        text: 'Raporo, guhagarika abantu, ubujurire. Biteganyijwe: bisuzumwa mu masaha 24 kugeza kuri 48.',
      },
      billing: {
        name: 'Kwishyura',
        text: 'Ibiceri, gusubizwa amafaranga, inyemezabwishyu. Biteganyijwe: ubusabe bwo gusubizwa amafaranga busubizwa mu minsi y’akazi 3 kugeza kuri 5.',
      },
      technical: { name: 'Ubufasha', text: 'Iyo hari ikidakora.' },
      partnership: { name: 'Ubufatanye', text: 'Amahoteli, ahakirirwa abantu, imiryango.' },
      press: { name: 'Itangazamakuru', text: 'Ibiganiro, imibare, amafoto.' },
    },
    write: (name) => `Kwandikira: ${name}`,
  },
  social: {
    heading: 'Mudukurikire',
    newTab: '(bifungukira mu yindi tab)',
  },
};
