import { handlers } from '@iru/features/mocks';
import { setupWorker } from 'msw/browser';

/** Answers the product's own calls in the browser; only the development and demo builds load this file. */
export const startMocks = async () => {
  await setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: 'bypass' });
};
