import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { PRESS_MS, useTyping } from './use-typing';

function Page({ named = true }: { named?: boolean }) {
  useTyping();
  return (
    <>
      {named ? <input aria-label="Name" /> : null}
      <textarea aria-label="Message" />
      <input type="checkbox" aria-label="Agree" />
      <button type="button">Next</button>
    </>
  );
}
const isMarked = () => 'typing' in document.documentElement.dataset;
const focus = (role: string, name: string) => screen.getByRole(role, { name }).focus();

describe('useTyping', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  it.each([
    ['textbox', 'Name'],
    ['textbox', 'Message'],
  ])('sets the attribute while a text field has focus: %s %s', (role, name) => {
    render(<Page />);
    expect(isMarked()).toBe(false);
    focus(role, name);
    expect(isMarked()).toBe(true);
  });

  it('ignores fields without a keyboard', () => {
    render(<Page />);
    focus('checkbox', 'Agree');
    expect(isMarked()).toBe(false);
  });

  it('keeps the attribute through the tap that blurs the field, then removes it', () => {
    render(<Page />);
    focus('textbox', 'Name');
    focus('button', 'Next');
    vi.advanceTimersByTime(PRESS_MS - 1);
    expect(isMarked()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isMarked()).toBe(false);
  });

  it('keeps the attribute from one field to the next', () => {
    render(<Page />);
    focus('textbox', 'Name');
    focus('textbox', 'Message');
    vi.advanceTimersByTime(2 * PRESS_MS);
    expect(isMarked()).toBe(true);
  });

  it('removes the attribute with a removed field once the keyboard has closed', () => {
    const { rerender } = render(<Page />);
    focus('textbox', 'Name');
    rerender(<Page named={false} />);
    fireEvent(window, new Event('resize'));
    vi.advanceTimersByTime(PRESS_MS);
    expect(isMarked()).toBe(false);
  });

  it('removes the attribute on unmount', () => {
    const { unmount } = render(<Page />);
    focus('textbox', 'Name');
    unmount();
    expect(isMarked()).toBe(false);
  });
});
