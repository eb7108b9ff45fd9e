import type * as english from '../../../domain/copy';

export const chatCopy: typeof english.chatCopy = {
  emptyReply: 'Samahani, sikuweza kutoa jibu.',
  unexpectedFailure: 'Samahani, nimepata tatizo la kujibu sasa hivi.',
  serverError: (message: string) => `Sikuweza kujibu kwa sababu ya kosa: ${message}`,
  clientError: (message: string) =>
    `Sikuweza kujibu kwa sababu ya kosa kwenye kivinjari: ${message}`,
  status: (status: number) => `HTTP ${status}`,
  unreadableAnswer: 'Jibu halikuweza kusomwa.',
  noAssistant: 'Msaidizi bado hawezi kujibu kwenye tovuti hii.',
  unreadableModels: 'Orodha ya modeli haikuweza kusomwa.',
  noText: 'Modeli haikutoa maandishi.',
  noModel: 'Hakuna modeli inayopatikana.',
};
