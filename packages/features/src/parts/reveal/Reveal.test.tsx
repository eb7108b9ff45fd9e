import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Reveal } from './Reveal';

const watched: {
  threshold: unknown;
  seen: (at: { visible?: boolean; top?: number }) => void;
  over: boolean;
}[] = [];

class FakeObserver {
  private readonly entry;

  constructor(
    tell: (entries: Partial<IntersectionObserverEntry>[]) => void,
    options?: { threshold?: unknown },
  ) {
    this.entry = {
      threshold: options?.threshold,
      seen: ({ visible = false, top = 2000 }) =>
        tell([{ isIntersecting: visible, boundingClientRect: { top } as DOMRect }]),
      over: false,
    };
    watched.push(this.entry);
  }

  observe() {}

  disconnect() {
    this.entry.over = true;
  }
}

const show = () => {
  render(<Reveal threshold={0.2}>Three steps</Reveal>);
  return screen.getByText('Three steps');
};
const tell = (at: { visible?: boolean; top?: number }) => act(() => watched[0]?.seen(at));

beforeEach(() => {
  watched.length = 0;
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
describe('Reveal', () => {
  it('fades in once, when a fifth of it is in view', () => {
    const part = show();
    expect(part.dataset.reveal).toBe('there');
    tell({});
    expect(part.dataset.reveal).toBe('waiting');
    expect(watched).toMatchObject([{ threshold: 0.2, over: false }]);
    tell({});
    expect(part.dataset.reveal).toBe('waiting');
    tell({ visible: true, top: 500 });
    expect(part.dataset.reveal).toBe('shown');
    expect(watched[0]?.over).toBe(true);
  });

  it.each([
    ['in view', { visible: true, top: 100 }],
    ['with less than a fifth of it in view', { top: window.innerHeight - 1 }],
    ['above the window', { top: -900 }],
  ])('is simply there when it is %s already', (_, at) => {
    const part = show();
    tell(at);
    expect(part.dataset.reveal).toBe('there');
    expect(watched).toMatchObject([{ over: true }]);
  });

  it('is visible from the start with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(show().dataset.reveal).toBe('there');
    expect(watched).toEqual([]);
  });

  it('is visible from the start without an observer or a script', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    expect(show().dataset.reveal).toBe('there');
    expect(renderToString(<Reveal threshold={0.2}>Three steps</Reveal>)).toContain(
      'data-reveal="there"',
    );
  });
});
