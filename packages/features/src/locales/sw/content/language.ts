import type { Language } from '../../../content/language';

export { LANGUAGES } from '../../../content/language';

export const LANGUAGE: Language = 'sw';
