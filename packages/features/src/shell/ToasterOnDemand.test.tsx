import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Resets the modules, because the demand for toasts is stored for the whole visit. */
const newVisit = async () => {
  vi.resetModules();
  const { ToasterOnDemand } = await import('./ToasterOnDemand');
  const { notify } = await import('../parts/toasts/notify');
  const view = render(<ToasterOnDemand />);
  return { ...view, notify };
};

const region = () => screen.queryByRole('region', { name: /^Notifications/ });
/** In milliseconds: the toaster's code is compiled on demand, on a busy machine. */
const LATE = 20_000;
const soon = { timeout: LATE };

beforeEach(() => {
  // Missing in jsdom; the toaster needs it for the device's theme.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
describe('ToasterOnDemand', () => {
  it.each([
    ['click', fireEvent.pointerDown],
    ['key press', fireEvent.keyDown],
  ])(
    'renders an empty live region on the first %s',
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
    'renders the live region for an early message, then the message',
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
});
