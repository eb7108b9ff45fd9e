import { PATHS } from '../../../paths';
import { translatedCrumbs } from '../../../shell/translated-crumbs';

export const crumbLabel = translatedCrumbs({
  [PATHS.register]: 'Inscription',
  [PATHS.login]: 'Connexion',
  [PATHS.termsOfService]: 'Conditions d’utilisation',
  [PATHS.meetingBooking]: 'Réserver un séjour',
  [PATHS.meetingGuide]: 'Guide de rencontre',
  [PATHS.shareStory]: 'Partager votre histoire',
  [PATHS.testimonyForm]: 'Témoignage',
  [PATHS.dashboard]: 'Tableau de bord',
  [PATHS.shareProfile]: 'Profil partagé',
  [PATHS.swipe]: 'Swipe',
  [PATHS.messages]: 'Messages',
  [PATHS.settings]: 'Paramètres',
  [PATHS.emotions]: 'Salons par humeur',
  [PATHS.groups]: 'Salons par intérêt',
  [PATHS.radar]: 'Radar',
  [PATHS.planDate]: 'Préparer un rendez-vous',
  [PATHS.timeline]: 'Projets à deux',
  [PATHS.icebreaker]: 'Premiers mots',
  [PATHS.culture]: 'Cultures',
  [PATHS.user]: 'Votre page',
  [PATHS.forgotPassword]: 'Mot de passe oublié',
  [PATHS.preview]: 'Aperçu',
});
