import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { ignoreDoubleClick } from './ignore-double-click';

afterEach(cleanup);

const click = (detail: number) => fireEvent.click(screen.getByRole('button'), { detail });

it('acts on the first click of a double or triple one, and on each press of its own', () => {
  const act = vi.fn<() => void>();
  render(
    <button type="button" onClick={ignoreDoubleClick(act)}>
      Vote
    </button>,
  );
  for (const detail of [1, 2, 3]) click(detail);
  expect(act).toHaveBeenCalledTimes(1);
  click(1);
  expect(act).toHaveBeenCalledTimes(2);
});

it('acts on a press without a pointer, whose clicks are not counted', () => {
  const act = vi.fn<() => void>();
  render(
    <button type="button" onClick={ignoreDoubleClick(act)}>
      Vote
    </button>,
  );
  click(0);
  click(0);
  expect(act).toHaveBeenCalledTimes(2);
});

it('keeps a form from being sent twice', () => {
  const send = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <button type="submit" onClick={ignoreDoubleClick()}>
        Send
      </button>
    </form>,
  );
  for (const detail of [1, 2]) click(detail);
  expect(send).toHaveBeenCalledTimes(1);
});
