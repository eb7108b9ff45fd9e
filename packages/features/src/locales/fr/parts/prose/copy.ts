import type * as english from '../../../../parts/prose/copy';

export const proseCopy: typeof english.proseCopy = {
  inShort: 'En bref',
  copyLink: (heading: string) => `Copier le lien vers « ${heading} »`,
  copied: 'Lien copié',
  copiedTo: (heading: string) => `Lien vers « ${heading} » copié.`,
  refused: 'Votre navigateur a bloqué la copie. Voici le lien :',
  table: 'Tableau, défile sur le côté',
  tooShort: 'Saisissez au moins deux lettres.',
  loading: (title: string) => `Chargement de « ${title} »`,
  failed: (title: string) => `« ${title} » ne s’est pas chargé. Vous êtes peut-être hors ligne.`,
  retry: 'Réessayer',
  newTab: '(dans un nouvel onglet)',
};
