import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { boot } from './boot';
import { replayEvents } from './event-replay';
import { reportStartFailure } from './start-failure';

const root = document.documentElement;
const NOTICE =
  '<p id="hydration-notice" data-queued="Queued" data-again="Again" data-failed="Failed"></p>';
const pressed = vi.fn<(what: string) => void>();

function Page() {
  const [note, setNote] = useState('');
  const [place, setPlace] = useState('kigali');
  const [agreed, setAgreed] = useState(false);
  const [nights, setNights] = useState('1');
  return (
    <form>
      <textarea name="note" value={note} onChange={(event) => setNote(event.target.value)} />
      <input name="own" />
      <select name="place" value={place} onChange={(event) => setPlace(event.target.value)}>
        <option value="kigali">Kigali</option>
        <option value="huye">Huye</option>
      </select>
      <input
        name="agreed"
        type="checkbox"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <input
        name="nights"
        type="radio"
        value="2"
        checked={nights === '2'}
        onChange={() => setNights('2')}
      />
      <input
        name="file"
        type="file"
        onChange={({ target }) => pressed(target.files?.[0]?.name ?? '')}
      />
      <output>{[note, place, String(agreed), nights].join('|')}</output>
      <button type="button" onClick={() => pressed('like')}>
        <b>Like</b>
      </button>
      <button type="button" aria-disabled="true" onClick={() => pressed('nothing')}>
        Not now
      </button>
    </form>
  );
}

const of = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const type = (name: string, value: string) => {
  const field = of<HTMLInputElement>(`[name=${name}]`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const replay = () => {
  root.dataset.ready = 'true';
  replayEvents();
};
const takeOver = async () => {
  const container = of('#root');
  const view = await act(() => hydrateRoot(container, <Page />));
  onTestFinished(() => act(() => view.unmount()));
  act(replay);
};
const clickLike = () => act(() => of<HTMLElement>('button b').click());
const entryButton = () => of<HTMLElement>('#entry button');
const notice = () => of('#hydration-notice').textContent;

beforeEach(() => {
  delete root.dataset.ready;
  pressed.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.body.innerHTML = `${NOTICE}<div id="root">${renderToString(<Page />)}</div>`;
  boot();
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('input before hydration', () => {
  it('can be a file, whose name no script may write', async () => {
    const field = of<HTMLInputElement>('[name=file]');
    Object.defineProperties(field, {
      files: { value: [new File(['{}'], 'mine.json')] },
      value: { get: () => String.raw`C:\fakepath\mine.json`, set: () => {} },
    });
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await takeOver();
    expect(pressed.mock.calls).toEqual([['mine.json']]);
  });

  it('is passed to the page: texts, choices and ticks', async () => {
    type('note', 'Muraho');
    type('own', 'kept by the browser');
    type('place', 'huye');
    of<HTMLInputElement>('[name=agreed]').click();
    of<HTMLInputElement>('[name=nights]').click();
    await takeOver();
    expect(of('output').textContent).toBe('Muraho|huye|true|2');
    expect(of<HTMLInputElement>('[name=own]').value).toBe('kept by the browser');
  });

  it('is recorded further in a part that loads after the page, and replayed when that is ready', async () => {
    const part = of('#root');
    part.setAttribute('data-loading', '');
    const like = of<HTMLButtonElement>('button');
    like.click();
    replay();
    type('note', 'Muraho');
    expect(like.dataset.hydrating).toBe('queued');
    part.removeAttribute('data-loading');
    await takeOver();
    expect(of('output').textContent).toContain('Muraho');
    await vi.waitFor(() => expect(pressed.mock.calls).toEqual([['like']]));
  });

  it('is dropped if the field no longer exists', async () => {
    type('note', 'Muraho');
    document.body.innerHTML = '<div id="root"></div>';
    expect(replay).not.toThrow();
  });

  it('shows a message at once, and replays a repeated click once after hydration', async () => {
    const like = of<HTMLButtonElement>('button');
    clickLike();
    act(() => like.click());
    expect(like.dataset.hydrating).toBe('queued');
    expect(notice()).toBe('Queued');
    expect(pressed).not.toHaveBeenCalled();
    await takeOver();
    await vi.waitFor(() => expect(pressed.mock.calls).toEqual([['like']]));
    expect(like.dataset.hydrating).toBeUndefined();
    expect(notice()).toBe('');
  });

  it('finds the button again after a rerender', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<main><button type="button">Start</button></main>',
    );
    act(() => of<HTMLElement>('main button').click());
    const fresh = document.createElement('button');
    fresh.textContent = 'Start';
    fresh.addEventListener('click', () => pressed('fresh'));
    of('main').replaceChildren(fresh);
    replay();
    await vi.waitFor(() => expect(pressed.mock.calls).toEqual([['fresh']]));
  });

  it('asks for another click if the button is gone, for a limited time', async () => {
    clickLike();
    of('#root').replaceChildren();
    vi.useFakeTimers();
    replay();
    expect(notice()).toBe('Again');
    await vi.advanceTimersByTimeAsync(100);
    expect(pressed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(6000);
    expect(notice()).toBe('');
    vi.useRealTimers();
  });

  it.each([
    ['the list item is a different one', () => (of('#who').textContent = 'Divine, 29')],
    ['the button is already pressed', () => entryButton().setAttribute('aria-pressed', 'true')],
    ['the button has another name', () => entryButton().setAttribute('aria-label', 'Like Divine')],
  ])('drops the click and asks for another when %s', async (_what, change) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<ul><li id="entry"><p id="who">Aline, 24</p><button type="button">Like</button></li></ul>',
    );
    entryButton().addEventListener('click', () => pressed('entry'));
    act(() => entryButton().click());
    change();
    vi.useFakeTimers();
    replay();
    await vi.advanceTimersByTimeAsync(100);
    expect(notice()).toBe('Again');
    expect(pressed).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('ignores disabled buttons', () => {
    act(() => of<HTMLButtonElement>('[aria-disabled]').click());
    expect(notice()).toBe('');
  });

  it('is promised no longer once the application can’t start', () => {
    clickLike();
    reportStartFailure();
    expect(notice()).toBe('Failed');
    of('#hydration-notice').textContent = '';
    clickLike();
    expect(notice()).toBe('Failed');
    delete root.dataset.start;
  });
});
