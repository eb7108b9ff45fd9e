import { enGB } from 'react-day-picker/locale/en-GB';

/** The words of the calendar. */
export { enGB as calendarLocale };
