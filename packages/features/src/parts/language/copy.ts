import { LANGUAGE, LANGUAGES } from '../../domain/language';

export const languageCopy = {
  heading: 'Language',
  button: `Language: ${LANGUAGES[LANGUAGE]}`,
};
