import { LANGUAGE, LANGUAGES } from '../../../../domain/language';
import type * as english from '../../../../parts/language/copy';

export const languageCopy: typeof english.languageCopy = {
  heading: 'Langue',
  button: `Langue\u202f: ${LANGUAGES[LANGUAGE]}`,
};
