import type * as english from '../../../../parts/account/copy';

export const loginCopy: typeof english.loginCopy = {
  title: 'Connexion',
  description: 'Les comptes n’existent pas encore. Visitez le site avec le compte démo.',
  heading: 'Bon retour parmi nous',
  intro: 'Les comptes n’existent pas encore. Visitez le site avec le compte démo.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  forgot: 'Mot de passe oublié ?',
  submit: 'Se connecter',
  empty: 'Saisissez l’adresse e-mail et le mot de passe.',
  emailReason: 'Saisissez votre adresse e-mail',
  passwordReason: 'Saisissez votre mot de passe',
  result: {
    title: 'Connexion',
    message: 'La connexion n’est pas encore possible. Les données ont été écrites dans la console.',
  },
};

export const accountCopy: typeof english.accountCopy = {
  toggle: 'Connexion ou inscription',
  login: 'Connexion',
  register: 'Inscription',
  home: 'Retour à l’accueil',
  demo: {
    heading: 'Juste pour voir ?',
    text: 'Le compte démo montre les profils sans flou sur cet appareil et ouvre la page d’accueil. De là, l’en-tête ou le menu mène à votre page. Rien n’est envoyé.',
    action: 'Ouvrir le compte démo',
  },
  rules: 'Ce que vous acceptez en vous inscrivant',
  legal: 'Conditions générales',
  guidelines: 'Règles de la communauté',
  close: 'Fermer',
  lookAround: 'Visiter avec le compte démo',
  dismiss: 'Fermer',
};
