import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Ranges } from './Ranges';

describe('Ranges', () => {
  it('keeps each range on one line', () => {
    const { container } = render(
      <Ranges>Limits for 24-72 hours, a review in 5-7 business days.</Ranges>,
    );
    const kept = [...container.querySelectorAll('.whitespace-nowrap')].map(
      ({ textContent }) => textContent,
    );
    expect(kept).toEqual(['24-72', '5-7']);
  });

  it.each(['Two-way', 'A-1', '18+', 'Selfie-match for 12 months'])('doesn’t wrap “%s”', (text) => {
    expect(render(<Ranges>{text}</Ranges>).container.querySelector('span')).toBeNull();
  });

  it('never changes the text', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.tuple(fc.nat(), fc.nat()).map(([from, to]) => `${from}-${to}`),
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (text) => {
          expect(render(<Ranges>{text}</Ranges>).container.textContent).toBe(text);
        },
      ),
    );
  });
});
