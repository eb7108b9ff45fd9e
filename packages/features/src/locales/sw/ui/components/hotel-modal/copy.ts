import type * as english from '@iru/ui/hotel-modal/labels';

export type { HotelModalLabels } from '@iru/ui/hotel-modal/labels';

export const hotelModalLabels: typeof english.hotelModalLabels = {
  address: 'Anwani',
  phone: 'Simu',
  noPhone: 'Haijulikani',
  notes: 'Mambo ya kujua',
  openPage: 'Tembelea tovuti ya hoteli',
  newTab: '(hufunguka katika kichupo kipya)',
  close: 'Funga',
};
