import type { DayPickerLocale } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';

const MONTHS = [
  'Januari',
  'Februari',
  'Machi',
  'Aprili',
  'Mei',
  'Juni',
  'Julai',
  'Agosti',
  'Septemba',
  'Oktoba',
  'Novemba',
  'Desemba',
];
/** From Sunday. */
const DAYS = ['Jumapili', 'Jumatatu', 'Jumanne', 'Jumatano', 'Alhamisi', 'Ijumaa', 'Jumamosi'];
const SHORT_DAYS = ['J2', 'J3', 'J4', 'J5', 'Alh', 'Ij', 'J1'];

/** The calendar's library has no words in this language. */
export const calendarLocale: DayPickerLocale = {
  ...enGB,
  code: 'sw',
  localize: {
    ...enGB.localize,
    month: (month) => MONTHS[month] ?? '',
    day: (day, options) => (options?.width === 'short' ? SHORT_DAYS : DAYS)[day] ?? '',
  },
  labels: {
    ...enGB.labels,
    labelDayButton: (date, { today, selected }, options, dateLib) =>
      [today ? 'Leo' : '', dateLib?.format(date, 'PPPP', options), selected ? 'imechaguliwa' : '']
        .filter(Boolean)
        .join(', '),
    labelMonthDropdown: 'Chagua mwezi',
    labelYearDropdown: 'Chagua mwaka',
    labelNext: 'Mwezi unaofuata',
    labelPrevious: 'Mwezi uliotangulia',
    labelNav: 'Badilisha mwezi',
  },
};
