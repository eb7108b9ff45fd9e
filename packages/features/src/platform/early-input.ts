import { systemClock } from './clock';

/** What the site's own `boot.js` has kept: the last content of each field, and the button or form that was sent. */
interface EarlyInput {
  readonly fields: ReadonlyMap<EventTarget, string | boolean>;
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

/** Gives the page, once, what the visitor typed and sent before it listened; without any it does nothing. */
export function replayEarlyInput(): void {
  const early = globalThis.__IRU_EARLY__;
  globalThis.__IRU_EARLY__ = undefined;
  if (!early) return;
  for (const [field, value] of early.fields) {
    replayInput(field, value);
  }
  const { sent } = early;
  const form = sent instanceof HTMLFormElement ? sent : sent?.closest('form');
  // After React has taken in what was typed.
  if (form?.isConnected) systemClock.later(0, () => form.requestSubmit(sent === form ? undefined : sent));
}
