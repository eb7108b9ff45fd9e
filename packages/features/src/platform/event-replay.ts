import { systemClock } from './clock';

/** What `boot` recorded before the application was ready. */
export interface RecordedEvents {
  /** The last content of each field. */
  readonly fields: ReadonlyMap<EventTarget, string | boolean>;
  /** The clicked buttons in order, each with a way to find what the visitor saw; undefined once that has changed. */
  readonly clicks: ReadonlyMap<HTMLElement, () => HTMLElement | undefined>;
  /** The button or form that was submitted. */
  readonly submitted: HTMLElement | null;
}

declare global {
  var __IRU_EARLY__: RecordedEvents | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: EventTarget): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Puts a value past React's own bookkeeping, which would take it for no change at all. */
const write = (field: Field, value: string) => {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  native?.set?.call(field, value);
};

/** Gives a field what was kept of it, as if the visitor did it now. */
const replayInput = (field: EventTarget, value: string | boolean): void => {
  if (!isField(field) || !field.isConnected) return;
  if (typeof value === 'boolean') {
    if (!(field instanceof HTMLInputElement)) return;
    field.checked = !value;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  write(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};

/** How long the page asks for a click to be repeated, in milliseconds. */
const ASK_AGAIN_MS = 6000;

/** A tab is chosen by the beginning of a click, every other control by its end. */
const click = (button: HTMLElement): void => {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  button.click();
};

/** Removes every sign of waiting; `again` asks for a click to be repeated. */
const endWaiting = (again: boolean): void => {
  for (const waiting of document.querySelectorAll<HTMLElement>('[data-hydrating]'))
    delete waiting.dataset.hydrating;
  const notice = document.querySelector<HTMLElement>('#hydration-notice');
  if (!notice) return;
  notice.textContent = again ? (notice.dataset.again ?? '') : '';
  if (again) systemClock.later(ASK_AGAIN_MS, () => notice.replaceChildren());
};

/**
 * Gives the page, once, what the visitor typed, clicked and submitted before it was ready. A click on something that has
 * changed since is dropped, and the visitor is told.
 */
export function replayEvents(): void {
  const early = globalThis.__IRU_EARLY__;
  globalThis.__IRU_EARLY__ = undefined;
  if (!early) return;
  const { fields, clicks, submitted } = early;
  // Asked of all of them first: repeating one may change what surrounds the next.
  const unchanged = [...clicks.values()].flatMap((find) => find() ?? []);
  endWaiting(unchanged.length < clicks.size);
  for (const [field, value] of fields) {
    replayInput(field, value);
  }
  // After React has taken in what was typed.
  systemClock.later(0, () => {
    unchanged.filter(({ isConnected }) => isConnected).forEach(click);
    const form = submitted instanceof HTMLFormElement ? submitted : submitted?.closest('form');
    if (form?.isConnected) form.requestSubmit(submitted === form ? undefined : submitted);
  });
}
