import { brand } from '../../../../content/brand';
import { LIMITS } from '../../../../domain/limits';
import type * as english from '../../../../parts/profile-card/copy';
import { de } from '../../content/grammar';

export const profileCardCopy: typeof english.profileCardCopy = {
  portrait: (name: string) => `Portrait ${de(name)}`,
  masked: 'Une image floutée',
  signUp: 'S’inscrire pour voir',
  shareTitle: (name: string) => `${name} sur ${brand.name}`,
  shareText: (name: string) => `Découvrez le profil ${de(name)} sur ${brand.name}`,
  waved: (name: string) => `Vous avez salué ${name}, un profil d’exemple. Rien n’a été envoyé.`,
  connected: (name: string) =>
    `Vous avez demandé à entrer en contact avec ${name}, un profil d’exemple. Rien n’a été envoyé.`,
  copied: 'Lien copié.',
  labels: (name: string, comments: number) => ({
    like: `Ajouter ${name} à vos J’aime`,
    comments: `Commentaires (${comments})`,
    commentField: `Commenter le profil ${de(name)}`,
    commentHint: 'Dites quelque chose de gentil',
    postComment: 'Publier',
    commentTooLong: `${LIMITS.comment} caractères au maximum`,
    commentList: `Commentaires sur le profil ${de(name)}`,
    noComments:
      'Pas encore de commentaire. Ils ne sont visibles que par vous, jusqu’à la fermeture de cet onglet ou votre déconnexion.',
    commentsNote:
      'Ces commentaires ne sont visibles que par vous, jusqu’à la fermeture de cet onglet ou votre déconnexion.',
    share: 'Partager',
    shareList: `Partager le profil ${de(name)}`,
    newTab: '(dans une nouvelle fenêtre)',
    copyLink: 'Copier le lien',
    manualLink: 'Copiez ce lien',
    wave: 'Saluer',
    connect: 'Contacter',
  }),
};
