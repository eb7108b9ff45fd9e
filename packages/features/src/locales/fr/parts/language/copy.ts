import { LANGUAGE, LANGUAGES } from '../../../../domain/language';
import type * as english from '../../../../parts/language/copy';

export const languageCopy: typeof english.languageCopy = {
  heading: 'Langue',
  button: `Langue\u00a0: ${LANGUAGES[LANGUAGE]}`,
};
