import { systemClock } from './clock';

/** What the site's own `boot.js` has kept of the time before the page listened. */
interface EarlyInput {
  /** The last content of each field. */
  readonly fields: ReadonlyMap<EventTarget, string | boolean>;
  /** The buttons pressed, each once, in order. */
  readonly presses: ReadonlySet<HTMLElement>;
  /** The button pressed last whose press costs or erases, and is never done by itself. */
  readonly asked: HTMLElement | null;
  /** The button or form that was sent. */
  readonly sent: HTMLElement | null;
}

declare global {
  var __IRU_EARLY__: EarlyInput | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: EventTarget): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Puts a value past React's own bookkeeping, which would take it for no change at all. */
const write = (field: Field, value: string) => {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  native?.set?.call(field, value);
};

/** What a field holds, as it is kept for later: its mark or its value; undefined for anything else. */
export const contentOf = (field: EventTarget | null): string | boolean | undefined => {
  if (!field || !isField(field)) return undefined;
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type) ? field.checked : field.value;
};

/** Gives a field what was kept of it, as if the visitor did it now. */
export const replayInput = (field: EventTarget, value: string | boolean): void => {
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

/** How long the page says that a press has to be repeated, in milliseconds. */
const ASK_AGAIN_MS = 6000;

const nameOf = (button: Element): string => (button.getAttribute('aria-label') ?? button.textContent).trim();

/** The button as the page has it now: rendered anew, it is another element of the same name; undefined where it is gone. */
const buttonNow = (button: HTMLElement): HTMLElement | undefined => {
  if (button.isConnected) return button;
  const name = nameOf(button);
  const found = [...document.querySelectorAll('button')].filter((each) => nameOf(each) === name);
  return found.length === 1 ? found[0] : undefined;
};

/** A tab is chosen by the beginning of a press, every other control by its end. */
const press = (button: HTMLElement | undefined): void => {
  button?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  button?.click();
};

/** Ends the signs of waiting; `asked` says that a press has to be repeated. */
const endWaiting = (asked: boolean): void => {
  for (const waiting of document.querySelectorAll<HTMLElement>('[data-waking]')) delete waiting.dataset.waking;
  const notice = document.querySelector<HTMLElement>('#waking');
  if (!notice) return;
  notice.textContent = asked ? (notice.dataset.again ?? '') : '';
  if (asked) systemClock.later(ASK_AGAIN_MS, () => notice.replaceChildren());
};

/** Gives the page, once, what the visitor typed, pressed and sent before it listened; without any it does nothing. */
export function replayEarlyInput(): void {
  const early = globalThis.__IRU_EARLY__;
  globalThis.__IRU_EARLY__ = undefined;
  if (!early) return;
  const { fields, presses, asked, sent } = early;
  endWaiting(asked !== null);
  for (const [field, value] of fields) {
    replayInput(field, value);
  }
  // After React has taken in what was typed.
  systemClock.later(0, () => {
    presses.forEach((button) => press(buttonNow(button)));
    const form = sent instanceof HTMLFormElement ? sent : sent?.closest('form');
    if (form?.isConnected) form.requestSubmit(sent === form ? undefined : sent);
  });
}
