import type * as english from '../../../../parts/long-list/copy';
import { formatCount } from '../../content/format';

export const longListCopy: typeof english.longListCopy = {
  more: (count, left) =>
    `Kwerekana ibindi ${formatCount(count)} muri ${formatCount(left)} bisigaye`,
};
