import type * as english from '@iru/ui/carousel/labels';

export type { CarouselLabels } from '@iru/ui/carousel/labels';

export const carouselLabels: typeof english.carouselLabels = {
  region: 'À la une',
  regionRole: 'carrousel',
  slideRole: 'diapositive',
  slide: (position, total) => `${position} sur ${total}`,
  stop: 'Arrêter le défilement automatique',
  start: 'Lancer le défilement automatique',
  previous: 'Diapositive précédente',
  next: 'Diapositive suivante',
};
