import type { RecordedEvents } from '../event-replay';
import type { BootHost } from './host';

/** The recording that `event-replay` replays. */
interface Recorded extends RecordedEvents {
  readonly fields: Map<EventTarget, string | boolean>;
  readonly clicks: Map<HTMLElement, () => HTMLElement | undefined>;
  submitted: HTMLElement | null;
}

/**
 * Records what is typed, submitted and clicked before hydration, for `event-replay` to replay; no form ever puts
 * its fields into a URL. A click is replayed only if the button and the text of its list item or form are still what
 * the visitor saw.
 */
export function recordEvents(host: BootHost): void {
  const root = document.documentElement;
  const early: Recorded = { fields: new Map(), clicks: new Map(), submitted: null };
  globalThis.__IRU_RECORDED_EVENTS__ = early;
  const isReady = () => root.dataset['ready'] === 'true';
  const show = (what: 'queued' | 'failed') => {
    const notice = document.getElementById('hydration-notice');
    if (notice) notice.textContent = notice.dataset[what] ?? '';
  };
  const onInput = ({ target }: Event) => {
    if (isReady()) return;
    const field = target as HTMLInputElement;
    const isMark = ['checkbox', 'radio'].includes(field.type);
    early.fields.set(field, isMark ? field.checked : field.value);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady()) return;
    event.stopPropagation();
    early.submitted = event.submitter ?? (event.target as HTMLElement);
    show('queued');
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
    if (isReady() || !button || button.getAttribute('aria-disabled') === 'true') return;
    button.dataset['hydrating'] = 'queued';
    show('queued');
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
  host.addEventListener('submit', onSubmit, true);
  host.addEventListener('click', onClick, true);
  host.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && !isReady() && show('failed'),
    true,
  );
}
