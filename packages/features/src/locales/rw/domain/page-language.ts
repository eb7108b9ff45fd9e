import type * as english from '../../../domain/page-language';

export const LANGUAGE: typeof english.LANGUAGE = 'rw';
