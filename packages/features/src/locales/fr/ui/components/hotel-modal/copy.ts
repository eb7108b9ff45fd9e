import type * as english from '@iru/ui/hotel-modal/labels';

export type { HotelModalLabels } from '@iru/ui/hotel-modal/labels';

export const hotelModalLabels: typeof english.hotelModalLabels = {
  address: 'Adresse',
  phone: 'Téléphone',
  noPhone: 'Inconnu',
  notes: 'Bon à savoir',
  openPage: 'Voir le site de l’hôtel',
  newTab: '(dans un nouvel onglet)',
  close: 'Fermer',
};
