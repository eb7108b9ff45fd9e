import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { lockScroll, hasBottomBar } from './root-attribute';

const marked = (name: string) => document.documentElement.hasAttribute(`data-${name}`);

afterEach(cleanup);

test('marks the root for as long as an element stands that asks for it', () => {
  const { unmount } = render(<div ref={lockScroll} />);
  expect(marked('scroll-lock')).toBe(true);
  unmount();
  expect(marked('scroll-lock')).toBe(false);
});

test('keeps the mark until the last of several is gone', () => {
  const first = render(<div ref={lockScroll} />);
  const second = render(<div ref={lockScroll} />);
  first.unmount();
  expect(marked('scroll-lock')).toBe(true);
  second.unmount();
  expect(marked('scroll-lock')).toBe(false);
});

test('keeps the marks apart', () => {
  render(<div ref={hasBottomBar} />);
  expect(marked('bottom-bar')).toBe(true);
  expect(marked('toasts')).toBe(false);
});
