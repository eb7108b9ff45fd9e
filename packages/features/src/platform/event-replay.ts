import { systemClock } from './clock';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type Control = Field | HTMLButtonElement;

interface RecordedField {
  readonly value: string | boolean;
  readonly find: () => Control | undefined;
}

/** What `boot` recorded before hydration; a control is found again if the page was rendered again. */
export interface RecordedEvents {
  readonly fields: Map<Control, RecordedField>;
  /** In order, each with a function that finds the button the visitor saw; undefined if it has changed. */
  readonly clicks: Map<HTMLElement, () => HTMLElement | undefined>;
  focused?: { readonly element: Element; readonly find: () => Control | undefined };
  /** The control that submitted its form. */
  submitted?: () => Control | undefined;
}

declare global {
  var __IRU_RECORDED_EVENTS__: RecordedEvents | undefined;
}

const isField = (element: EventTarget | undefined): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Sets a value past React's value tracking, which would otherwise see no change. */
const write = (field: Field, value: string) => {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  native?.set?.call(field, value);
};

const replayInput = ({ find, value }: RecordedField): void => {
  const field = find();
  if (!isField(field)) return;
  if (typeof value === 'boolean') {
    if (!(field instanceof HTMLInputElement)) return;
    field.checked = !value;
    field.click();
    return;
  }
  // The browser keeps a chosen file, and throws when a script writes its name.
  if (field.type !== 'file') {
    if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
    write(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};

/** How long the page shows the request to click again, in milliseconds. */
const ASK_AGAIN_MS = 6000;

/** A tab reacts to mousedown, every other control to click. */
const click = (button: HTMLElement): void => {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  button.click();
};

/** Takes what was recorded, except in parts of the page that are still loading. */
const take = <Recorded>(recorded: Map<HTMLElement, Recorded>): readonly Recorded[] =>
  [...recorded].flatMap(([element, each]) => {
    if (element.closest('[data-loading]')) return [];
    recorded.delete(element);
    return [each];
  });

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
 * Replays once what the visitor typed, clicked and submitted before hydration: in the page, or in a part that has loaded since.
 * A click on something that has changed since is dropped, with a message.
 */
export function replayEvents(): void {
  const early = globalThis.__IRU_RECORDED_EVENTS__;
  if (!early) return;
  const { focused, submitted } = early;
  delete early.focused;
  delete early.submitted;
  const clicks = take(early.clicks);
  // Find all buttons first, because replaying one click may change the context of the next.
  const unchanged = clicks.flatMap((find) => find() ?? []);
  if (early.clicks.size === 0) endWaiting(unchanged.length < clicks.length);
  for (const field of take(early.fields)) replayInput(field);
  if (focused?.element.isConnected === false && document.activeElement === document.body)
    focused.find()?.focus({ preventScroll: true });
  // After React has processed the typed values.
  systemClock.later(0, () => {
    unchanged.filter(({ isConnected }) => isConnected).forEach(click);
    const control = submitted?.();
    control?.form?.requestSubmit(control.type === 'submit' ? control : undefined);
  });
}
