export interface HotelModalLabels {
  /** The heading of the address. */
  address: string;
  /** The heading of the phone number. */
  phone: string;
  /** Shown when there's no confirmed number. */
  noPhone: string;
  /** The heading of the notes. */
  notes: string;
  /** The text of the link to the hotel's own page. */
  openPage: string;
  /** Announced after that link, to say that it opens a new tab. */
  newTab: string;
  /** The accessible name of the close button. */
  close: string;
}

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
