import { LANGUAGES } from '../../../../domain/languages';
import type * as english from '../../../../parts/language/copy';

export const languageCopy: typeof english.languageCopy = {
  heading: 'Langue',
  button: `Langue\u202f: ${LANGUAGES.fr}`,
};
