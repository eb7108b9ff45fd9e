import { LANGUAGE } from '#words/domain/page-language';
import { SIGNED } from './languages';

export { LANGUAGE };

/** Whether the words of this build are a translation that no native speaker has signed. */
export const IS_DRAFT: boolean = LANGUAGE !== 'en' && !SIGNED.includes(LANGUAGE);

/** What precedes each path in the URLs of this build. */
export const BASE_PATH: string = LANGUAGE === 'en' ? '' : `/${LANGUAGE}`;
