import type { RequestHandler } from 'msw';

import { chatHandler, geminiHandlers } from '../assistant/mocks/assistant-handlers';

export const handlers: RequestHandler[] = [chatHandler, ...geminiHandlers];
