import type * as english from '../../../../pages/forgot-password/copy';

export const forgotPasswordCopy: typeof english.forgotPasswordCopy = {
  title: 'Mot de passe oublié',
  description: 'Demandez un lien pour choisir un nouveau mot de passe.',
  heading: 'Mot de passe oublié ?',
  intro:
    'Cela arrive. Saisissez votre adresse e-mail pour voir comment se passera la réinitialisation.',
  summary: 'Vérifiez votre adresse e-mail',
  submit: 'Continuer',
  back: 'Retour à la connexion',
  done: {
    heading: 'C’était une simulation',
    nothing: 'Rien n’a été envoyé, et votre adresse e-mail n’a pas été enregistrée.',
    otherwise: (email: string) =>
      `Quand il y aura des comptes, nous enverrons à ${email} un lien pour choisir un nouveau mot de passe.`,
    meanwhile:
      'D’ici là, essayez le compte démo sur la page de connexion. Il ne demande pas de mot de passe.',
    again: 'Utiliser une autre adresse',
  },
};
