import type * as english from '../../../domain/message-copy';

export const messageCopy: typeof english.messageCopy = {
  silent: 'Dites bonjour !',
};
