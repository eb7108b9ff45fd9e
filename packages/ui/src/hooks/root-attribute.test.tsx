import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { lockScroll, hasBottomBar } from './root-attribute';

const isSet = (name: string) => document.documentElement.hasAttribute(`data-${name}`);

test('keeps the attribute until the last of several elements unmounts', () => {
  const first = render(<div ref={lockScroll} />);
  const second = render(<div ref={lockScroll} />);
  first.unmount();
  expect(isSet('scroll-lock')).toBe(true);
  second.unmount();
  expect(isSet('scroll-lock')).toBe(false);
});

test('sets only its own attribute', () => {
  render(<div ref={hasBottomBar} />);
  expect(isSet('bottom-bar')).toBe(true);
  expect(isSet('toasts')).toBe(false);
});
