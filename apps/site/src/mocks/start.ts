import { handlers } from '@iru/features/mocks';
import { wakeWorker } from '@iru/features/mocks/wake-worker';
import { setupWorker } from 'msw/browser';

/** Answers the product's own calls in the browser; only the development and demo builds load this file. */
export const startMocks = async () => {
  await setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: 'bypass' });
  document.addEventListener('visibilitychange', () => void wakeWorker());
};
