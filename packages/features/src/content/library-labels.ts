import type { Labels } from '@iru/ui/labels';

/** The labels of the library's components, which are in English by themselves. */
export const libraryLabels: Partial<Labels> = {};
