import { handlers } from '@iru/features/mocks';
import { setupWorker } from 'msw/browser';

/** Mocks the product's own requests in the browser; loaded only in development and demo builds. */
export const startMocks = async () => {
  await setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: 'bypass' });
};
