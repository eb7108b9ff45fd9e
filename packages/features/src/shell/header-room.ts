/** The classes that place the main pages in the header, or in its menu where their names have no room; and the languages. */
export const headerRoom = {
  navigation: 'hidden lg:block',
  menu: 'lg:hidden',
  languages: 'max-sm:hidden lg:max-[74rem]:hidden',
};

/** For longer names: with larger text they have room only on a wide screen. */
export const roomForLongNames: typeof headerRoom = {
  navigation: 'hidden lg:block lg:in-data-text-size:max-[98rem]:hidden',
  menu: 'lg:hidden lg:in-data-text-size:max-[98rem]:block',
  languages: 'max-sm:hidden lg:max-[80rem]:hidden',
};
