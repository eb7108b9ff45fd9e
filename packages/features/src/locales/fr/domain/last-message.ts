import type * as english from '../../../domain/last-message';
import { SILENT } from '../../../domain/stored-copy';

export const lastMessageText: typeof english.lastMessageText = (last) =>
  last === SILENT ? 'Dites bonjour !' : last;
