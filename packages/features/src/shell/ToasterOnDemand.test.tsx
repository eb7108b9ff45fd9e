import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page that nobody has touched yet: whether toasts are wanted is remembered for the whole visit. */
const newVisit = async () => {
  vi.resetModules();
  const { ToasterOnDemand } = await import('./ToasterOnDemand');
  const { notify } = await import('../parts/toasts/notify');
  const view = render(<ToasterOnDemand />);
  return { ...view, notify };
};

const region = () => screen.queryByRole('region', { name: /^Notifications/ });
/** In milliseconds: its code is compiled on the way, on a busy machine. */
const LATE = 20_000;
const soon = { timeout: LATE };

beforeEach(() => {
  // Not in jsdom; the toaster asks for the device's theme.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('ToasterOnDemand', () => {
  it('brings nothing before the visitor acts', async () => {
    const { container } = await newVisit();
    expect(container.innerHTML).toBe('');
  });

  it.each([
    ['press', fireEvent.pointerDown],
    ['key', fireEvent.keyDown],
  ])(
    'brings the live region with the first %s, empty',
    async (_what, touch) => {
      await newVisit();
      touch(document.body);
      const there = await screen.findByRole('region', { name: /^Notifications/ }, soon);
      expect(there.getAttribute('aria-live')).toBe('polite');
      expect(there.textContent).toBe('');
    },
    LATE,
  );

  it(
    'brings it for a message that comes first, and the message after it',
    async () => {
      const { notify } = await newVisit();
      expect(region()).toBeNull();
      let shown: Promise<void> = Promise.resolve();
      act(() => {
        shown = notify({ kind: 'success', text: 'You waved to Aline.' });
      });
      const message = await screen.findByText('You waved to Aline.', {}, soon);
      expect(message.closest('section')).toBe(region());
      await shown;
    },
    LATE,
  );

  it('listens no longer once it is gone', async () => {
    const { unmount } = await newVisit();
    const removed = vi.spyOn(window, 'removeEventListener');
    unmount();
    expect(removed.mock.calls.map(([name]) => name)).toEqual(
      expect.arrayContaining(['pointerdown', 'keydown']),
    );
  });
});
