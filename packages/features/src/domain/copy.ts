import type { PaymentMethod } from './coins';

/** What the assistant says of its own failures (CHAT-2, CHAT-3). */
export const chatCopy = {
  /** In place of an answer without a text. */
  emptyReply: 'Sorry, I could not generate a response.',
  /** When sending itself fails unexpectedly. */
  unexpectedFailure: 'Sorry, I had trouble responding just now.',
  /** When the first call failed with anything but a 404. */
  serverError: (message: string) => `I couldn't respond due to an error: ${message}`,
  /** When the fallback failed. */
  clientError: (message: string) => `I couldn't respond due to a client error: ${message}`,
  status: (status: number) => `HTTP ${status}`,
  unreadableAnswer: 'The answer could not be read.',
  /** Where no service answers and none can be asked instead; the visitor need not know what is missing. */
  noAssistant: 'The assistant cannot answer on this site yet.',
  unreadableModels: 'The list of models could not be read.',
  noText: 'The model gave no text.',
  noModel: 'No model is available.',
};

/** The notes of the wallet, stored with their transactions (COINS-3). */
export const ledgerCopy = {
  /** For coins whose entries are not known. */
  carried: 'Balance brought forward',
  /** The price in whole francs, in plain digits. */
  purchase: (method: PaymentMethod, priceRwf: number) =>
    `Purchased via ${method} for ${priceRwf} RWF`,
};
