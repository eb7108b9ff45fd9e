import { BASE_PATH, type Language, LANGUAGES } from '../domain/language';
import { forgetKeptPages, siteWorkerRegistrations } from './boot/forget-kept-pages';
import { isSiteWorker, KEEPING, WORKER } from './site-worker';
import { hasLeft } from './leave';
import { probeConnection } from './probe-connection';
import { reloadPage } from './reload';

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

/** Why the pages aren't kept, or weren't removed. */
export type KeptProblem = 'blocked' | 'full' | 'offline' | 'interrupted' | 'failed' | 'not-removed';

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

/** Whether the kept pages can be read; a browser can remove some or all of them. */
const isReadable = async ({ scope }: ServiceWorkerRegistration): Promise<boolean> =>
  (await caches.match(`${scope}offline`, { ignoreVary: true })) !== undefined;

/** Reads whether the pages are kept, and removes what an interrupted attempt left. */
export const readKept = async (): Promise<Kept> => {
  try {
    const [registration] = await siteWorkerRegistrations();
    if (registration?.active && (await isReadable(registration)))
      return { status: 'on', language: languageOf(registration) };
    if (registration?.installing) return { status: 'working' };
    if (!registration && (await caches.keys()).length === 0) return { status: 'off' };
    await forgetKeptPages();
    return { status: 'off', problem: 'interrupted' };
  } catch {
    return { status: 'off' };
  }
};

const settled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Resolves when the worker has kept or removed the pages, or failed to. */
const ask = (worker: ServiceWorker, what: 'keep' | 'forget'): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    worker.postMessage(what, [port2]);
  });

/** In milliseconds: a worker of an earlier version doesn't answer. */
const MAX_WAIT = 2000;

/** Asks the worker that this page still has to remove the pages, and waits: a removal under way would remove what is kept next. */
const waitForRemoval = async (): Promise<void> => {
  const { controller } = navigator.serviceWorker;
  if (!controller || !isSiteWorker(controller)) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT));
  await Promise.race([ask(controller, 'forget'), late]);
};

/** Resolves when no attempt is under way any more. */
export const whenKept = async (): Promise<Kept> => {
  const [registration] = await siteWorkerRegistrations();
  if (registration?.installing) await settled(registration.installing);
  return readKept();
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

const findProblem = async (reason: string): Promise<KeptProblem> => {
  if (reason === 'QuotaExceededError') return 'full';
  return (await probeConnection()) ? 'failed' : 'offline';
};

const registerAndKeep = async (): Promise<Kept> => {
  await waitForRemoval();
  if (hasLeft()) return { status: 'off' };
  const { installing, waiting, active } = await navigator.serviceWorker.register(
    createWorkerUrl(),
    { scope: `${BASE_PATH}/` },
  );
  const worker = installing ?? waiting;
  if (worker) await settled(worker);
  else if (active && isSiteWorker(active)) await ask(active, 'keep');
  return readKept();
};

/** Keeps the safety pages in the language of this page instead of any that are kept. */
export const keepPages = async (): Promise<Kept> => {
  if (!('serviceWorker' in navigator) || !('caches' in window))
    return { status: 'off', problem: 'blocked' };
  let reason = '';
  let channel: BroadcastChannel | undefined;
  try {
    // Firefox throws here while site data is blocked.
    channel = new BroadcastChannel('kept');
    channel.addEventListener('message', ({ data }) => {
      reason = String(data);
    });
    await forgetKeptPages();
    const kept = await navigator.locks.request(KEEPING, registerAndKeep);
    return kept.status === 'on' ? kept : { status: 'off', problem: await findProblem(reason) };
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name !== 'AbortError';
    return { status: 'off', problem: isRefused ? 'blocked' : await findProblem(reason) };
  } finally {
    channel?.close();
  }
};

/** Removes the kept pages in every language. */
export const removePages = async (): Promise<Kept> => {
  await forgetKeptPages();
  const { status } = await readKept();
  return status === 'off' ? { status, isRemoved: true } : { status: 'on', problem: 'not-removed' };
};
