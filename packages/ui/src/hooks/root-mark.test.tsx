import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { locksScroll, standsAtFoot } from './root-mark';

const marked = (name: string) => document.documentElement.hasAttribute(`data-${name}`);

afterEach(cleanup);

test('marks the root for as long as an element stands that asks for it', () => {
  const { unmount } = render(<div ref={locksScroll} />);
  expect(marked('scroll-lock')).toBe(true);
  unmount();
  expect(marked('scroll-lock')).toBe(false);
});

test('keeps the mark until the last of several is gone', () => {
  const first = render(<div ref={locksScroll} />);
  const second = render(<div ref={locksScroll} />);
  first.unmount();
  expect(marked('scroll-lock')).toBe(true);
  second.unmount();
  expect(marked('scroll-lock')).toBe(false);
});

test('keeps the marks apart', () => {
  render(<div ref={standsAtFoot} />);
  expect(marked('foot-bar')).toBe(true);
  expect(marked('toasts')).toBe(false);
});
