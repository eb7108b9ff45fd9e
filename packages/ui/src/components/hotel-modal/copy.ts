import type { HotelModalLabels } from './HotelModal';

/** The English labels of the hotel modal. */
export const hotelModalLabels: HotelModalLabels = {
  address: 'Address',
  phone: 'Phone',
  noPhone: 'Not known',
  notes: 'Good to know',
  openPage: 'Visit the hotel’s website',
  newTab: '(opens in a new tab)',
  close: 'Close',
};
