import type { RefusalCode } from './refusals';

/** The assistant's error messages (CHAT-2, CHAT-3). */
export const chatCopy = {
  /** For an answer without text. */
  emptyReply: 'Sorry, I could not generate a response.',
  /** For an unexpected failure while sending. */
  unexpectedFailure: 'Sorry, I had trouble responding just now.',
  /** For a first call that fails with anything but a 404. */
  serverError: (message: string) => `I couldn't respond due to an error: ${message}`,
  /** For a failed fallback. */
  clientError: (message: string) => `I couldn't respond due to a client error: ${message}`,
  status: (status: number) => `HTTP ${status}`,
  unreadableAnswer: 'The answer could not be read.',
  /** For no service and no fallback; visitors don't need the technical reason. */
  noAssistant: 'The assistant cannot answer on this site yet.',
  unreadableModels: 'The list of models could not be read.',
  noText: 'The model gave no text.',
  noModel: 'No model is available.',
  refusals: {
    empty: () => 'The question is empty.',
    unreadable: () => 'The question could not be read.',
    'too-long': () => 'The question is too long. Please ask it in fewer words.',
    'too-many': (seconds: number) =>
      seconds > 90
        ? `There are too many questions from your network. Please ask again in ${Math.ceil(seconds / 60)} minutes.`
        : `Please ask again in ${seconds <= 1 ? 'a second' : `${seconds} seconds`}.`,
    'cross-origin': () => 'Questions are accepted only from this site.',
    failed: () => 'Something went wrong here. Please ask again.',
  } satisfies Record<RefusalCode, (seconds: number) => string>,
};
