import { PATHS } from '../../../paths';
import type * as english from '../../../shell/crumb-copy';

export const crumbCopy: typeof english.crumbCopy = {
  [PATHS.register]: 'Inscription',
  [PATHS.login]: 'Connexion',
  [PATHS.termsOfService]: 'Conditions d’utilisation',
  [PATHS.meetingBooking]: 'Réserver une rencontre',
  [PATHS.meetingGuide]: 'Guide de rencontre',
  [PATHS.shareStory]: 'Raconter votre histoire',
  [PATHS.testimonyForm]: 'Témoignage',
  [PATHS.dashboard]: 'Tableau de bord',
  [PATHS.shareProfile]: 'Profil partagé',
  [PATHS.swipe]: 'Swipe',
  [PATHS.messages]: 'Messages',
  [PATHS.settings]: 'Paramètres',
  [PATHS.emotions]: 'Salons des émotions',
  [PATHS.groups]: 'Salons à thème',
  [PATHS.radar]: 'Radar hors ligne',
  [PATHS.planDate]: 'Prévoir un rendez-vous',
  [PATHS.timeline]: 'Projets de vie à deux',
  [PATHS.icebreaker]: 'Brise-glace IA',
  [PATHS.culture]: 'Découverte des cultures',
  [PATHS.user]: 'Votre page',
  [PATHS.forgotPassword]: 'Mot de passe oublié',
  [PATHS.preview]: 'Aperçu',
};
