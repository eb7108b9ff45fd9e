import type * as english from '../../../../pages/user/sign-in-copy';

export const signInCopy: typeof english.signInCopy = {
  title: 'Votre page',
  description: 'Connectez-vous, ou visitez avec le compte démo.',
  heading: 'Connectez-vous à votre page',
  intro: 'Connectez-vous pour voir vos J’aime, vos pièces, vos messages et vos données.',
  summary: 'Vérifiez ces réponses',
  password: 'Mot de passe',
  passwordReason: 'Le mot de passe est obligatoire',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  forgot: 'Mot de passe oublié ?',
  submit: 'Se connecter',
  welcome: 'Bon retour parmi nous',
  simulated:
    'Les comptes n’existent pas encore : votre mot de passe n’a pas été envoyé, et la connexion n’a pas eu lieu. Continuez avec le compte démo pour tout voir.',
  create: { question: 'Première visite ?', action: 'Créer un compte' },
  demo: {
    heading: 'Pas besoin de compte',
    text: 'Le compte démo ouvre toutes les pages sur cet appareil. Rien n’est envoyé.',
    action: 'Continuer en démo',
    welcome: 'Vous utilisez le compte démo',
  },
  others: {
    heading: 'Autres façons de se connecter',
    google: 'Continuer avec Google',
    facebook: 'Continuer avec Facebook',
    soon: 'Bientôt',
  },
};
