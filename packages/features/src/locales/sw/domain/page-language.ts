import type { Language } from '../../../domain/language';

export { LANGUAGES, SIGNED } from '../../../domain/language';

export const LANGUAGE: Language = 'sw';
export const BASE_PATH: string = '/sw';
