import type { Labels } from './labels';

export const alertDialog: Labels['alertDialog'] = {
  cancel: 'Annuler',
};

export const breadcrumb: Labels['breadcrumb'] = {
  trail: 'Fil d’Ariane',
  more: 'Afficher tous les niveaux',
};

export const carousel: Labels['carousel'] = {
  region: 'À la une',
  regionRole: 'carrousel',
  slideRole: 'diapositive',
  slide: (position, total) => `${position} sur ${total}`,
  stop: 'Arrêter le défilement automatique',
  start: 'Lancer le défilement automatique',
  previous: 'Diapositive précédente',
  next: 'Diapositive suivante',
};

export const coinKeypad: Labels['coinKeypad'] = {
  name: 'Calculatrice de pièces',
  mode: 'Saisir',
  modes: { coins: 'Pièces', rwf: 'RWF' },
  display: 'Montant',
  point: 'Point décimal',
  backspace: 'Effacer le dernier chiffre',
  clear: 'Tout effacer',
};

export const dialog: Labels['dialog'] = {
  close: 'Fermer',
};

export const hotelModal: Labels['hotelModal'] = {
  address: 'Adresse',
  phone: 'Téléphone',
  noPhone: 'Inconnu',
  notes: 'Bon à savoir',
  openPage: 'Voir le site de l’hôtel',
  newTab: '(dans un nouvel onglet)',
  close: 'Fermer',
};

export const mediaFrame: Labels['mediaFrame'] = {
  play: 'Lire',
  pause: 'Pause',
};

export const navigationDrawer: Labels['navigationDrawer'] = {
  navigation: 'Menu principal',
  open: 'Ouvrir le menu',
  close: 'Fermer le menu',
};

export const passwordField: Labels['passwordField'] = {
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
};

export const profileCard: Labels['profileCard'] = ({ name, comments }) => ({
  like: `Ajouter ${name} à vos J’aime`,
  comments: `Commentaires (${comments})`,
  commentField: `Commentaire pour ${name}`,
  commentHint: 'Dites quelque chose de gentil',
  postComment: 'Publier',
  commentTooLong: '500 caractères au maximum',
  commentList: `Commentaires pour ${name}`,
  noComments: 'Pas encore de commentaire',
  share: 'Partager',
  shareList: `Partager le profil : ${name}`,
  newTab: '(dans un nouvel onglet)',
  copyLink: 'Copier le lien',
  manualLink: 'Copiez ce lien à la main',
  wave: 'Saluer',
  connect: 'Contacter',
});

export const rangeSlider: Labels['rangeSlider'] = {
  from: 'De',
  to: 'À',
};

export const starRating: Labels['starRating'] = {
  star: (stars: number) => (stars < 2 ? `${stars} étoile` : `${stars} étoiles`),
};

export const stepper: Labels['stepper'] = {
  steps: 'Progression',
  progress: (step: number, total: number) => `Étape ${step} sur ${total}`,
  done: 'terminée',
};

export const textLink: Labels['textLink'] = {
  newTab: '(dans un nouvel onglet)',
};

export const toaster: Labels['toaster'] = {
  region: 'Notifications',
  close: 'Fermer',
};
