import type * as english from '@iru/ui/profile-card/labels';

export type { ProfileCardLabelsOf } from '@iru/ui/profile-card/labels';

export const profileCardLabels: typeof english.profileCardLabels = ({ name, comments }) => ({
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
