import { LANGUAGE } from '../domain/language';

/** The classes that decide from which width on each part of the header shows; the main pages are in the menu before. */
const LAYOUT = {
  navigation: 'hidden lg:block',
  menu: 'lg:hidden',
  controls: 'lg:ms-2',
  languages: 'max-sm:hidden lg:max-[74rem]:hidden',
  exitLabel: 'hidden min-[75rem]:inline',
  dashboard: '',
};

/** The same where the names of pages are longer, with larger text above all. */
const FOR_LONG_NAMES: typeof LAYOUT = {
  navigation: 'hidden lg:block lg:in-data-text-size:max-[98rem]:hidden',
  menu: 'lg:hidden lg:in-data-text-size:max-[98rem]:block',
  controls: 'lg:ms-2 lg:in-data-text-size:max-[98rem]:ms-auto',
  languages: 'max-sm:hidden lg:max-[80rem]:hidden',
  exitLabel: 'hidden min-[80rem]:inline in-data-text-size:max-[88rem]:hidden!',
  // Then it's in the menu alone.
  dashboard: 'in-data-text-size:max-[70rem]:hidden',
};

/** The names of pages are longest in Kinyarwanda; in Swahili, that of leaving is. */
export const headerLayout =
  LANGUAGE === 'rw'
    ? FOR_LONG_NAMES
    : { ...LAYOUT, exitLabel: (LANGUAGE === 'sw' ? FOR_LONG_NAMES : LAYOUT).exitLabel };
