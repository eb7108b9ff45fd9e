import { formatCount } from '../../content/format';
import type * as english from '../../../../parts/long-list/copy';

export const longListCopy: typeof english.longListCopy = {
  more: (count: number, left: number) =>
    `Afficher ${formatCount(count)} de plus sur ${formatCount(left)}`,
};
