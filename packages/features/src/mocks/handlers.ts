import type { RequestHandler } from 'msw';

import { chatHandler, geminiHandlers } from '../assistant/mocks/assistant-handlers';

/** Every call that the site makes, answered without a network: for Storybook, development, tests and the demo build. */
export const handlers: RequestHandler[] = [chatHandler, ...geminiHandlers];
