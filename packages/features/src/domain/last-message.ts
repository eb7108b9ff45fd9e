import { messageCopy } from '#words/domain/message-copy';
import { SILENT } from './stored-copy';

/** Returns the text of a conversation's stored last message; the greeting of a new one is stored in English. */
export const lastMessageText = (last: string): string =>
  last === SILENT ? messageCopy.silent : last;
