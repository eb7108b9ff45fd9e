import type * as english from '../../../../parts/quick-exit/copy';

export const quickExitCopy: typeof english.quickExitCopy = {
  leave: 'Quitter vite ce site',
  short: 'Quitter',
  hint: 'Ouvre un site météo à la place. Le bouton Retour ne ramènera pas ici.',
  limits: 'L’historique de votre navigateur garde la trace de ces pages.',
  keyboard: 'Ou appuyez trois fois sur Maj (Shift).',
};
