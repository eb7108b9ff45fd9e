import { expect, it } from 'vitest';

import { findLowContrast, readColours } from './check-contrast';
import { colours } from './token-groups';

const ours = Object.entries(colours.light).map(
  ([name, light]) => `--iru-color-${name}: light-dark(${light}, ${colours.dark[name] ?? light});`,
);

it('accepts our own colours', () => {
  expect(findLowContrast(readColours(ours.join('')))).toEqual([]);
});

it('names the theme, the pair and the ratio that’s too low', () => {
  const brand = readColours(`${ours.join('')} :root { --iru-color-primary: #fc0; }`);
  const low = findLowContrast(brand);
  expect(low).toContain('light: on-primary on primary is 1.44:1 but needs 4.5:1');
  expect(low.every((line) => line.includes('primary'))).toBe(true);
});
