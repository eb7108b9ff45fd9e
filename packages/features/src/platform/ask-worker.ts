import { systemClock } from './clock';

/** Resolves as a promise does, or with undefined after a time in milliseconds. */
export const within = <T>(ms: number, promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    promise,
    new Promise<undefined>((resolve) => {
      systemClock.later(ms, () => resolve(undefined));
    }),
  ]);

/** Resolves when the worker has kept or removed the pages or failed to, or with whether all of them can be read. */
export const ask = (worker: ServiceWorker, what: 'keep' | 'forget' | 'check'): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
    worker.postMessage(what, [port2]);
  });

/** Resolves when a worker is active, or never will be. */
export const settled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
