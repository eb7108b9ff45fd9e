import type * as english from '@iru/ui/hotel-modal/labels';

export type { HotelModalLabels } from '@iru/ui/hotel-modal/labels';

export const hotelModalLabels: typeof english.hotelModalLabels = {
  address: 'Aderesi',
  phone: 'Telefoni',
  noPhone: 'Ntizwi',
  notes: 'Ibyiza kumenya',
  openPage: 'Gusura urubuga rwa hoteli',
  newTab: '(bifungukira mu yindi tab)',
  close: 'Gufunga',
};
