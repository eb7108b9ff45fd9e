import type * as english from '../../../../pages/forgot-password/copy';

export const forgotPasswordCopy: typeof english.forgotPasswordCopy = {
  title: 'Kwibagirwa ijambobanga',
  description: 'Musabe link yo guhitamo ijambobanga rishya.',
  heading: 'Mwibagiwe ijambobanga?',
  intro: 'Bibaho. Mwandike imeyili yanyu murebe uko guhitamo irindi bizakora.',
  summary: 'Mugenzure imeyili yanyu',
  submit: 'Gukomeza',
  back: 'Gusubira aho binjirira',
  done: {
    heading: 'Byari ukugerageza',
    nothing: 'Nta cyoherejwe, kandi imeyili yanyu ntiyabitswe.',
    otherwise: (email) =>
      `Konti nizimara kubaho, tuzajya twohereza link yo guhitamo ijambobanga rishya kuri ${email}.`,
    meanwhile:
      'Hagati aho, mugerageze konti yo kugerageza iri kuri paji yo kwinjira. Ntisaba ijambobanga.',
    again: 'Gukoresha indi imeyili',
  },
};
