import { transform } from 'lightningcss';
import { expect, it } from 'vitest';

import { findLowContrast, readColours } from './check-contrast';
import { EDGE_PAIRS, TEXT_PAIRS } from './contrast';
import { colours } from './token-groups';

/** Compiled, as in the published package. */
const ours = transform({
  filename: 'tokens.css',
  code: Buffer.from(
    `:root {${Object.entries(colours.light)
      .map(
        ([name, light]) =>
          `--iru-color-${name}: light-dark(${light}, ${colours.dark[name] ?? light});`,
      )
      .join('')}}`,
  ),
  targets: { chrome: 111 << 16 },
}).code.toString();

it('accepts our own colours, which include both of each pair', () => {
  const own = readColours(ours);
  expect(findLowContrast(own)).toEqual([]);
  const names = [...TEXT_PAIRS, ...EDGE_PAIRS].flat();
  expect(names.filter((name) => !own.has(name))).toEqual([]);
});

it('names the theme, the pair and the ratio that’s too low', () => {
  const brand = readColours(`${ours} :root { --iru-color-primary: light-dark(#fc0, #ea9273); }`);
  const low = findLowContrast(brand);
  expect(low).toContain('light: on-primary on primary is 1.44:1 but needs 4.5:1');
  expect(low.every((line) => line.includes('primary'))).toBe(true);
});

it('asks for 4.5:1 of a text and 3:1 of an edge, in each theme', () => {
  const grey = readColours(
    '--iru-color-ink: #7b7b7b; --iru-color-ring: light-dark(#7b7b7b, #a0a0a0); --iru-color-canvas: #fff;',
  );
  expect(findLowContrast(grey)).toEqual([
    'light: ink on canvas is 4.23:1 but needs 4.5:1',
    'dark: ink on canvas is 4.23:1 but needs 4.5:1',
    'dark: ring on canvas is 2.61:1 but needs 3:1',
  ]);
});

it.each(['ring', 'canvas'])('leaves out a pair of which only the %s is set', (name) => {
  expect(findLowContrast(readColours(`--iru-color-${name}: #fff;`))).toEqual([]);
});
