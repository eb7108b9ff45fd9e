import type { RequestHandler } from 'msw';

import { chatHandler, geminiHandlers } from '../assistant/mocks/assistant-handlers';

/** Mocks every request the site makes, for Storybook, development, tests and the demo build. */
export const handlers: RequestHandler[] = [chatHandler, ...geminiHandlers];
