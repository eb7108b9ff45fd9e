import { DateLib } from 'react-day-picker';
import { expect, it } from 'vitest';

import { calendarLocale as french } from '../../locales/fr/pages/register/calendar-locale';
import { calendarLocale as kinyarwanda } from '../../locales/rw/pages/register/calendar-locale';
import { calendarLocale as swahili } from '../../locales/sw/pages/register/calendar-locale';
import { calendarLocale as english } from './calendar-locale';

it.each([
  [english, 'Friday, 5 June 2026', 'Fr', 'June'],
  [french, 'vendredi 5 juin 2026', 've', 'juin'],
  [swahili, 'Ijumaa, 5 Juni 2026', 'Ij', 'Juni'],
  [kinyarwanda, 'Ku wa Gatanu, 5 Kamena 2026', 'Gnu', 'Kamena'],
])('names days and months in its language', (locale, day, weekday, month) => {
  const lib = new DateLib({ locale });
  const date = new Date(2026, 5, 5);
  // The formats of a day's label, a column and the list of months.
  expect(['PPPP', 'cccccc', 'LLLL'].map((format) => lib.format(date, format))).toEqual([
    day,
    weekday,
    month,
  ]);
});
