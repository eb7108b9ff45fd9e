import { LANGUAGES } from '../../../../domain/languages';
import type * as english from '../../../../parts/language/copy';

export const languageCopy: typeof english.languageCopy = {
  heading: 'Ururimi',
  button: `Ururimi: ${LANGUAGES.rw}`,
};
