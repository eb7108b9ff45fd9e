import { LANGUAGES } from '../../domain/languages';

export const languageCopy = {
  heading: 'Language',
  button: `Language: ${LANGUAGES.en}`,
};
