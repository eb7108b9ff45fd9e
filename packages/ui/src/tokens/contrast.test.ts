import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { contrast, TEXT_PAIRS } from './contrast';
import { colours } from './token-groups';

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
