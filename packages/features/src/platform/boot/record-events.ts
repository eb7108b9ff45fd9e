import type { RecordedEvents, Control } from '../event-replay';
import { findAgain, isMark } from './find-again';
import type { BootHost } from './host';

/**
 * Records what is typed, submitted and clicked before hydration, for `event-replay` to replay; no form ever puts
 * its fields into a URL. A click is replayed only if the button and the text of its list item or form are still what
 * the visitor saw.
 */
export function recordEvents(host: BootHost): void {
  const root = document.documentElement;
  const early: RecordedEvents = { fields: new Map(), clicks: new Map() };
  globalThis.__IRU_RECORDED_EVENTS__ = early;
  /** Whether React handles the events of an element already; a part of a page can load after the page. */
  const isReady = (element: Element) =>
    root.dataset['ready'] === 'true' && !element.closest('[data-loading]');
  const showQueued = () => {
    const notice = document.getElementById('hydration-notice');
    const what = root.dataset['start'] === 'failed' ? 'failed' : 'queued';
    if (notice) notice.textContent = notice.dataset[what] ?? '';
  };
  const onInput = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    if (isReady(field)) return;
    early.fields.set(field, {
      value: isMark(field) ? field.checked : field.value,
      find: findAgain(field),
    });
  };
  const onFocus = ({ target }: Event) => {
    const element = target as Control;
    if (isReady(element)) return;
    early.focused = { element, find: findAgain(element) };
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    if (isReady(form)) return;
    event.stopPropagation();
    const control = (event.submitter ?? form.elements[0]) as Control | undefined;
    if (control) early.submitted = findAgain(control);
    showQueued();
  };
  const appearanceOf = (button: Element) => {
    const states = [...button.attributes].filter(
      ({ name }) => name.startsWith('aria-') && name !== 'aria-controls',
    );
    const around = button.closest('li, article, form') ?? button;
    return JSON.stringify([around.textContent, states.map(({ name, value }) => [name, value])]);
  };
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || isReady(button) || button.getAttribute('aria-disabled') === 'true') return;
    button.dataset['hydrating'] = 'queued';
    showQueued();
    if (button.type === 'submit') return;
    event.preventDefault();
    event.stopPropagation();
    const seen = appearanceOf(button);
    const isUnchanged = (each: HTMLElement) => appearanceOf(each) === seen;
    early.clicks.set(button, () => {
      if (button.isConnected) return isUnchanged(button) ? button : undefined;
      // The page was rerendered.
      const same = [...document.querySelectorAll('button')].filter(isUnchanged);
      return same.length === 1 ? same[0] : undefined;
    });
  };
  host.addEventListener('input', onInput, true);
  host.addEventListener('focusin', onFocus, true);
  host.addEventListener('submit', onSubmit, true);
  host.addEventListener('click', onClick, true);
}
