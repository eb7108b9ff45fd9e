import { fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, it, vi } from 'vitest';

import { ignoreDoubleClick } from './ignore-double-click';

const renderVote = () => {
  const act = vi.fn<() => void>();
  render(
    <button type="button" onClick={ignoreDoubleClick(act)}>
      Vote
    </button>,
  );
  return act;
};
const click = (detail: number) => fireEvent.click(screen.getByRole('button'), { detail });

it('runs on the first click of a double or triple click, and on each separate click', () => {
  const act = renderVote();
  for (const detail of [1, 2, 3]) click(detail);
  expect(act).toHaveBeenCalledTimes(1);
  click(1);
  expect(act).toHaveBeenCalledTimes(2);
});

it('runs on a click without a pointer, which has no click count', () => {
  const act = renderVote();
  click(0);
  click(0);
  expect(act).toHaveBeenCalledTimes(2);
});

it('prevents a form from being submitted twice', () => {
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
