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
  refusals: {
    empty: () => 'Swali halina maneno.',
    unreadable: () => 'Swali halikuweza kusomwa.',
    'too-long': () => 'Swali ni refu mno. Liulize kwa maneno machache.',
    'too-many': (seconds) =>
      seconds > 90
        ? `Kuna maswali mengi mno kutoka kwenye mtandao wako. Uliza tena baada ya dakika ${Math.ceil(seconds / 60)}.`
        : `Uliza tena baada ya sekunde ${Math.max(1, seconds)}.`,
    'cross-origin': () => 'Maswali hupokelewa kutoka tovuti hii tu.',
    failed: () => 'Kuna hitilafu upande wetu. Uliza tena.',
  },
};
