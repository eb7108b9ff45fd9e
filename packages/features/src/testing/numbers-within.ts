import { expect } from 'storybook/test';

/** Fails when the number of a step hangs out to the left of the heading above the steps. */
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
