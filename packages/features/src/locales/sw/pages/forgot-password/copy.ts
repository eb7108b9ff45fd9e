import type * as english from '../../../../pages/forgot-password/copy';

export const forgotPasswordCopy: typeof english.forgotPasswordCopy = {
  title: 'Umesahau nenosiri',
  description: 'Omba kiungo cha kuchagua nenosiri jipya.',
  heading: 'Umesahau nenosiri?',
  intro: 'Hutokea. Andika barua pepe yako uone jinsi kubadili nenosiri kutakavyofanya kazi.',
  summary: 'Tafadhali kagua barua pepe yako',
  submit: 'Endelea',
  back: 'Rudi kuingia',
  done: {
    heading: 'Huu ulikuwa uigaji',
    nothing: 'Hakuna kilichotumwa, na barua pepe yako haikuhifadhiwa.',
    otherwise: (email: string) =>
      `Akaunti zitakapokuwepo, tutatuma kiungo cha kuchagua nenosiri jipya kwa ${email}.`,
    meanwhile: 'Hadi hapo, jaribu akaunti ya mfano kwenye ukurasa wa kuingia. Haihitaji nenosiri.',
    again: 'Tumia barua pepe nyingine',
  },
};
