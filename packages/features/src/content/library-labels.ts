import type { Labels } from '@iru/ui/labels';

/** The labels of the library's components; none in English, which is their default. */
export const libraryLabels: Partial<Labels> = {};
