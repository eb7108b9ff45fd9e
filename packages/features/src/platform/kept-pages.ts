import { BASE_PATH } from '../domain/language';
import { type Language, LANGUAGES } from '../domain/languages';
import { forgetKeptPages, siteWorkerRegistrations } from './boot/forget-kept-pages';
import { ask, settled, within } from './ask-worker';
import { keptCaches } from './kept-caches';
import { hasLeft } from './leave';
import { probeSite, type SiteAnswer } from './probe-site';
import { reloadPage } from './reload';
import { hasSiteWorker, isSiteWorker, KEEPING, KEEPING_FAILED, WORKER } from './site-worker';

declare global {
  interface Window {
    /** Missing in TypeScript's own types. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: () => string },
      ) => { readonly createScriptURL: (url: string) => string };
    };
  }
}

/** Why the pages aren't kept or can't be read, or weren't removed. */
export type KeptProblem =
  | 'blocked'
  | 'full'
  | 'offline'
  | 'captive-portal'
  | 'interrupted'
  | 'failed'
  | 'damaged'
  | 'not-removed';

/** Whether the safety pages are kept on the device, as the browser reports it. */
export interface Kept {
  readonly status: 'off' | 'working' | 'on';
  /** The language of the kept pages. */
  readonly language?: Language;
  readonly problem?: KeptProblem;
  /** Whether they were removed just now. */
  readonly isRemoved?: boolean;
}

const isLanguage = (word: string): word is Language => Object.hasOwn(LANGUAGES, word);

const languageOf = ({ scope }: ServiceWorkerRegistration): Language => {
  const folder = new URL(scope).pathname.replaceAll('/', '');
  return isLanguage(folder) ? folder : 'en';
};

/** How long keeping all pages may take, and how long a worker may take for anything else, in milliseconds. */
const MAX_KEEPING_MS = 180_000;
const MAX_WAIT_MS = 2000;

/** Reads whether the pages are kept, not whether they can be read, and removes what an interrupted attempt left. */
export const readKept = async (): Promise<Kept> => {
  try {
    const [registration] = await siteWorkerRegistrations();
    const isStored = (await keptCaches()).length > 0;
    if (registration?.active && isStored) {
      return { status: 'on', language: languageOf(registration) };
    }
    if (registration?.installing) return { status: 'working' };
    if (!registration && !isStored) return { status: 'off' };
    await forgetKeptPages();
    return { status: 'off', problem: 'interrupted' };
  } catch {
    return { status: 'off' };
  }
};

/** Reads whether the pages are kept and can be read, for which the worker looks at each of them. */
const checkKept = async (): Promise<Kept> => {
  const kept = await readKept();
  const [registration] = kept.status === 'on' ? await siteWorkerRegistrations() : [];
  if (!registration?.active) return kept;
  // Nothing is removed: what can still be read may be needed now.
  const isDamaged = (await within(MAX_WAIT_MS, ask(registration.active, 'check'))) === false;
  return isDamaged ? { ...kept, problem: 'damaged' } : kept;
};

/** Asks the worker that this page still has to remove the pages, and waits: a removal under way would remove what is kept next. */
const waitForRemoval = async (): Promise<void> => {
  const { controller } = navigator.serviceWorker;
  if (controller && hasSiteWorker()) await within(MAX_WAIT_MS, ask(controller, 'forget'));
};

/** Reads the same once no attempt is under way any more, and whether the pages can be read. */
export const whenKept = async (): Promise<Kept> => {
  const [registration] = await siteWorkerRegistrations();
  if (registration?.installing) await within(MAX_KEEPING_MS, settled(registration.installing));
  return checkKept();
};

/** The document's policy allows this one address. */
let workerUrl: string | undefined;
const createWorkerUrl = (): string =>
  (workerUrl ??=
    window.trustedTypes
      ?.createPolicy('iru-worker', { createScriptURL: () => WORKER })
      .createScriptURL(WORKER) ?? WORKER);

/**
 * Whether this document may register the worker. Only pages with the switch are sent with the policy for it, and the page
 * may have been reached by a link from another one.
 */
export const mayKeepPages = (): boolean =>
  window.trustedTypes === undefined ||
  document.getElementById('root')?.dataset['path'] === window.location.pathname;

/** Loads the page again, so that it may register the worker; the history entry holds that the visitor asked for it. */
export const reloadToKeep = (): void => {
  const state: Record<string, unknown> = window.history.state ?? {};
  window.history.replaceState({ ...state, keepPages: true }, '');
  reloadPage();
};

/** Whether the page was loaded again for it; true once. */
export const takeReloadToKeep = (): boolean => {
  const { keepPages: isAsked, ...state }: Record<string, unknown> = window.history.state ?? {};
  if (isAsked === true) window.history.replaceState(state, '');
  return isAsked === true;
};

const PROBLEM_BY_ANSWER: Readonly<Record<SiteAnswer, KeptProblem>> = {
  ours: 'failed',
  broken: 'failed',
  'captive-portal': 'captive-portal',
  none: 'offline',
};

/** `isRefused`: by the browser, which also refuses a worker whose script is another page's. */
const findProblem = async (reason: string, isRefused: boolean): Promise<KeptProblem> => {
  if (reason === 'QuotaExceededError') return 'full';
  const answer = await probeSite();
  return isRefused && answer === 'ours' ? 'blocked' : PROBLEM_BY_ANSWER[answer];
};

const registerAndKeep = async (): Promise<void> => {
  await waitForRemoval();
  if (hasLeft()) return;
  const { installing, waiting, active } = await navigator.serviceWorker.register(
    createWorkerUrl(),
    { scope: `${BASE_PATH}/` },
  );
  const worker = installing ?? waiting ?? active;
  if (!worker || !isSiteWorker(worker)) return;
  if (!installing) await ask(worker, 'keep');
  await settled(worker);
};

/** Keeps the safety pages in the language of this page instead of any that are kept. */
export const keepPages = async (): Promise<Kept> => {
  if (!('serviceWorker' in navigator) || !('caches' in window))
    return { status: 'off', problem: 'blocked' };
  let reason = '';
  let channel: BroadcastChannel | undefined;
  try {
    // Firefox throws here while site data is blocked.
    channel = new BroadcastChannel(KEEPING_FAILED);
    channel.addEventListener('message', ({ data }) => {
      reason = String(data);
    });
    await forgetKeptPages();
    // Releasing the lock stops a worker that isn't ready in time.
    await navigator.locks.request(KEEPING, () => within(MAX_KEEPING_MS, registerAndKeep()));
    const kept = await checkKept();
    return kept.status === 'on'
      ? kept
      : { status: 'off', problem: await findProblem(reason, false) };
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name !== 'AbortError';
    return { status: 'off', problem: await findProblem(reason, isRefused) };
  } finally {
    channel?.close();
  }
};

/** Removes the kept pages in every language. */
export const removePages = async (): Promise<Kept> => {
  await forgetKeptPages();
  // Until then the worker may still have files open, which the browser leaves on the disk.
  await waitForRemoval();
  const { status } = await readKept();
  return status === 'off' ? { status, isRemoved: true } : { status: 'on', problem: 'not-removed' };
};
