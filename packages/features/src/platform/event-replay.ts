import { systemClock } from './clock';

/** What `boot` recorded before hydration. */
export interface RecordedEvents {
  readonly fields: ReadonlyMap<EventTarget, string | boolean>;
  /** In order, each with a function that finds the button the visitor saw; undefined if it has changed. */
  readonly clicks: ReadonlyMap<HTMLElement, () => HTMLElement | undefined>;
  readonly submitted: HTMLElement | null;
}

declare global {
  var __IRU_RECORDED_EVENTS__: RecordedEvents | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: EventTarget): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Sets a value past React's value tracking, which would otherwise see no change. */
const write = (field: Field, value: string) => {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  native?.set?.call(field, value);
};

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

/** How long the page shows the request to click again, in milliseconds. */
const ASK_AGAIN_MS = 6000;

/** A tab reacts to mousedown, every other control to click. */
const click = (button: HTMLElement): void => {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  button.click();
};

/** `again` asks the visitor to click again. */
const endWaiting = (again: boolean): void => {
  for (const waiting of document.querySelectorAll<HTMLElement>('[data-hydrating]'))
    delete waiting.dataset.hydrating;
  const notice = document.querySelector<HTMLElement>('#hydration-notice');
  if (!notice) return;
  notice.textContent = again ? (notice.dataset.again ?? '') : '';
  if (again) systemClock.later(ASK_AGAIN_MS, () => notice.replaceChildren());
};

/**
 * Replays once what the visitor typed, clicked and submitted before hydration. A click on something that has
 * changed since is dropped, with a message.
 */
export function replayEvents(): void {
  const early = globalThis.__IRU_RECORDED_EVENTS__;
  globalThis.__IRU_RECORDED_EVENTS__ = undefined;
  if (!early) return;
  const { fields, clicks, submitted } = early;
  // Find all buttons first, because replaying one click may change the context of the next.
  const unchanged = [...clicks.values()].flatMap((find) => find() ?? []);
  endWaiting(unchanged.length < clicks.size);
  for (const [field, value] of fields) {
    replayInput(field, value);
  }
  // After React has processed the typed values.
  systemClock.later(0, () => {
    unchanged.filter(({ isConnected }) => isConnected).forEach(click);
    const form = submitted instanceof HTMLFormElement ? submitted : submitted?.closest('form');
    if (form?.isConnected) form.requestSubmit(submitted === form ? undefined : submitted);
  });
}
