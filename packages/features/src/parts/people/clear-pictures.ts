import p01 from '../../assets/portraits/p01.svg';
import p02 from '../../assets/portraits/p02.svg';
import p03 from '../../assets/portraits/p03.svg';
import p04 from '../../assets/portraits/p04.svg';
import p05 from '../../assets/portraits/p05.svg';
import p06 from '../../assets/portraits/p06.svg';
import p07 from '../../assets/portraits/p07.svg';
import p08 from '../../assets/portraits/p08.svg';
import p09 from '../../assets/portraits/p09.svg';
import p10 from '../../assets/portraits/p10.svg';
import p11 from '../../assets/portraits/p11.svg';
import p12 from '../../assets/portraits/p12.svg';

/**
 * The unmasked pictures by profile id: loaded only once the visitor is logged in, so that no masked picture's URL
 * leaks.
 */
export const clearPictures: Readonly<Record<string, string>> = {
  p01,
  p02,
  p03,
  p04,
  p05,
  p06,
  p07,
  p08,
  p09,
  p10,
  p11,
  p12,
};
