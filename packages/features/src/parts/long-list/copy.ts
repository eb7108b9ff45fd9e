import { formatCount } from '../../content/format';

export const longListCopy = {
  more: (count: number, left: number) => `Show ${formatCount(count)} more of ${formatCount(left)}`,
};
