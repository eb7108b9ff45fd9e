import { formatCount } from '../../content/format';
import type * as english from '../../../../parts/long-list/copy';

export const longListCopy: typeof english.longListCopy = {
  more: (count: number, left: number) =>
    `Onyesha ${formatCount(count)} zaidi kati ya ${formatCount(left)}`,
};
