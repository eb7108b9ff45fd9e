import type { DayPickerLocale } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';

const MONTHS = [
  'Mutarama',
  'Gashyantare',
  'Werurwe',
  'Mata',
  'Gicurasi',
  'Kamena',
  'Nyakanga',
  'Kanama',
  'Nzeri',
  'Ukwakira',
  'Ugushyingo',
  'Ukuboza',
];
/** From Sunday. */
const DAYS = [
  'Ku Cyumweru',
  'Ku wa Mbere',
  'Ku wa Kabiri',
  'Ku wa Gatatu',
  'Ku wa Kane',
  'Ku wa Gatanu',
  'Ku wa Gatandatu',
];
const SHORT_DAYS = ['Cyu', 'Mbe', 'Kab', 'Gtu', 'Kan', 'Gnu', 'Gnd'];

/** The calendar's library has no words in this language. */
export const calendarLocale: DayPickerLocale = {
  ...enGB,
  code: 'rw',
  localize: {
    ...enGB.localize,
    month: (month) => MONTHS[month] ?? '',
    day: (day, options) => (options?.width === 'short' ? SHORT_DAYS : DAYS)[day] ?? '',
  },
  labels: {
    ...enGB.labels,
    labelDayButton: (date, { today, selected }, options, dateLib) =>
      [
        today ? 'Uyu munsi' : '',
        dateLib?.format(date, 'PPPP', options),
        selected ? 'watoranyijwe' : '',
      ]
        .filter(Boolean)
        .join(', '),
    labelMonthDropdown: 'Guhitamo ukwezi',
    labelYearDropdown: 'Guhitamo umwaka',
    labelNext: 'Ukwezi gukurikira',
    labelPrevious: 'Ukwezi kwabanje',
    labelNav: 'Guhindura ukwezi',
  },
};
