import type * as english from '@iru/ui/breadcrumb/labels';

export const breadcrumbLabels: typeof english.breadcrumbLabels = {
  trail: 'Fil d’Ariane',
  more: 'Afficher tous les niveaux',
};
