import type * as english from '../../../domain/copy';

export const chatCopy: typeof english.chatCopy = {
  emptyReply: 'Mwihangane, sinabashije kubona igisubizo.',
  unexpectedFailure: 'Mwihangane, habaye ikibazo mu kubasubiza.',
  serverError: (message) => `Sinabashije gusubiza kubera ikosa: ${message}`,
  clientError: (message) => `Sinabashije gusubiza kubera ikosa ryo kuri iki gikoresho: ${message}`,
  status: (status) => `HTTP ${status}`,
  unreadableAnswer: 'Igisubizo nticyasometse.',
  noAssistant: 'Umufasha ntarabasha gusubiza kuri uru rubuga.',
  unreadableModels: 'Urutonde rwa model ntirwasometse.',
  noText: 'Model nta gisubizo yatanze.',
  noModel: 'Nta model iboneka.',
};
