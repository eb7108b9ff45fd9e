import type * as english from '../../../../parts/account/demo-copy';

export const demoCopy: typeof english.demoCopy = {
  question: 'Avez-vous 18 ans ou plus ?',
  why: 'Ce site est réservé aux adultes. Votre réponse n’est pas enregistrée.',
  yes: 'Oui, j’ai 18 ans ou plus',
  no: 'Non',
  minor:
    'Merci de nous l’avoir dit. Vous ne pouvez pas utiliser le compte démo, car ce site est réservé aux adultes. Si quelqu’un vous inquiète en ligne, parlez-en à un adulte de confiance. En danger, appelez le',
};
