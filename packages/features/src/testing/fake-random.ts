import type { Random } from '../platform/random';

export function fakeRandom(numbers: readonly number[] = [0.5]): Random {
  let drawn = 0;
  let count = 0;
  return {
    number: () => {
      const number = numbers[drawn % numbers.length] ?? 0;
      drawn += 1;
      return number;
    },
    id: () => {
      count += 1;
      return `id-${count}`;
    },
  };
}
