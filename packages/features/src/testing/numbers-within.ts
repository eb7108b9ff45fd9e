import { expect } from 'storybook/test';

/** Expects that no step number is further left than the heading above the steps. */
export const expectNumbersWithin = async (
  region: HTMLElement,
  heading: HTMLElement,
): Promise<void> => {
  const edge = heading.getBoundingClientRect().left;
  const numbers = [...region.querySelectorAll('[data-slot="number"]')];
  await expect(numbers.length).toBeGreaterThan(0);
  for (const number of numbers)
    await expect(number.getBoundingClientRect().left).toBeGreaterThanOrEqual(edge - 0.5);
};
