import type { Language } from '../../../domain/language';

export { LANGUAGES, SIGNED } from '../../../domain/language';

export const LANGUAGE: Language = 'fr';
export const BASE_PATH: string = '/fr';
