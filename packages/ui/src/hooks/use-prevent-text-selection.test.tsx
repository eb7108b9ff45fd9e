import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { Dialog } from '../components/dialog/Dialog';

const page = () => {
  render(
    <Dialog open title="Your booking request" closeLabel="Close">
      Three nights
    </Dialog>,
  );
  /** Returns whether a mouse press keeps its default action, selecting text. */
  return (text: string, detail: number) => fireEvent.mouseDown(screen.getByText(text), { detail });
};

describe('a dialog opened by a click', () => {
  it('doesn’t select text on the rest of that double or triple click', () => {
    const press = page();
    expect([press('Three nights', 2), press('Your booking request', 3)]).toEqual([false, false]);
  });

  it('lets a separate double click select a word', () => {
    const press = page();
    expect([2, 1, 2, 3].map((detail) => press('Three nights', detail))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});
