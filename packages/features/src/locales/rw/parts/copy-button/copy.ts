import type * as english from '../../../../parts/copy-button/copy';

export const copyButtonCopy: typeof english.copyButtonCopy = {
  copied: 'Byakoporowe',
  refused: 'Browser yanyu yanze gukoporora. Muhitemo umwandiko uri hasi, muwukoporore.',
  text: 'Umwandiko wo gukoporora',
};
