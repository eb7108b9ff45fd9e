import { languageOf } from '../language';
import { dangerCopy } from './copy';
import { dangerIn } from './danger';

/** What a message about danger is answered, in its language; undefined for every other message. */
export const dangerAnswer = (message: string): string | undefined => {
  const danger = dangerIn(message);
  return danger && dangerCopy[danger][languageOf(message)];
};
