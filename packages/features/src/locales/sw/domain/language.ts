import type { Language } from '../../../domain/language';

export { LANGUAGES } from '../../../domain/language';

export const LANGUAGE: Language = 'sw';
