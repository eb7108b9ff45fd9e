import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { contrast, EDGE_PAIRS, TEXT_PAIRS } from './contrast';
import { colours } from './token-groups';

const ratio = (theme: 'light' | 'dark', [a, b]: readonly [string, string]) => {
  const [first, second] = [colours[theme][a], colours[theme][b]];
  if (!first || !second)
    throw new Error(`tokens.json has no '${first ? b : a}' in the ${theme} theme.`);
  return contrast(first, second);
};

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(TEXT_PAIRS)('has %s on %s at 4.5:1 or more', (text, background) => {
    expect(ratio(theme, [text, background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('has %s on %s at 3:1 or more', (edge, background) => {
    expect(ratio(theme, [edge, background])).toBeGreaterThanOrEqual(3);
  });
});

const SYSTEM = { Canvas: '#ffffff', CanvasText: '#000000', GrayText: '#6d6d6d' } as const;
const base = readFileSync(new URL('./base.css', import.meta.url), 'utf8');
const printClasses = Object.fromEntries(
  [...base.matchAll(/--color-([\w-]+): (Canvas|CanvasText|GrayText);/g)].map(
    ([, name = '', colour = '']) => [name, SYSTEM[colour as keyof typeof SYSTEM]],
  ),
);

describe.each(['light', 'dark'] as const)('paper, printed from the %s theme', (theme) => {
  it.each(TEXT_PAIRS)('has %s on %s at 4.5:1 or more', (text, background) => {
    const { [text]: ink, [background]: paper } = { ...colours[theme], ...printClasses };
    expect(contrast(ink ?? '', paper ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#a33a20', '#a33a20')).toBe(1);
  });

  it('agrees with a published value', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
