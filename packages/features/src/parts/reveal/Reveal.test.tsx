import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Reveal } from './Reveal';

/** What the page's observers were asked, and the way to tell them that something came into view. */
const watched: { threshold: unknown; seen: (visible: boolean) => void; over: boolean }[] = [];

class FakeObserver {
  private readonly entry;

  constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options?: { threshold?: unknown }) {
    this.entry = {
      threshold: options?.threshold,
      seen: (visible: boolean) => tell([{ isIntersecting: visible }]),
      over: false,
    };
    watched.push(this.entry);
  }

  observe() {}

  disconnect() {
    this.entry.over = true;
  }
}

const placedAt = (top: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
const show = () => {
  render(<Reveal threshold={0.2}>Three steps</Reveal>);
  return screen.getByText('Three steps');
};

beforeEach(() => {
  watched.length = 0;
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Reveal', () => {
  it('waits below the fold until a fifth of it is in view, and fades in once', () => {
    placedAt(2000);
    const part = show();
    expect(part.dataset.reveal).toBe('waiting');
    expect(watched).toMatchObject([{ threshold: 0.2 }]);
    act(() => watched[0]?.seen(false));
    expect(part.dataset.reveal).toBe('waiting');
    act(() => watched[0]?.seen(true));
    expect(part.dataset.reveal).toBe('shown');
    expect(watched[0]?.over).toBe(true);
  });

  it('is simply there when it is in view already', () => {
    placedAt(100);
    expect(show().dataset.reveal).toBe('there');
    expect(watched).toEqual([]);
  });

  it('is simply there under reduced motion', () => {
    placedAt(2000);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(show().dataset.reveal).toBe('there');
    expect(watched).toEqual([]);
  });

  it('is simply there without an observer or a script', () => {
    placedAt(2000);
    vi.stubGlobal('IntersectionObserver', undefined);
    expect(show().dataset.reveal).toBe('there');
    expect(renderToString(<Reveal threshold={0.2}>Three steps</Reveal>)).toContain('data-reveal="there"');
  });

  it('watches no longer once it is gone', () => {
    placedAt(2000);
    show();
    cleanup();
    expect(watched[0]?.over).toBe(true);
  });
});
