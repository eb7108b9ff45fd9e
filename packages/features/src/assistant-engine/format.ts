import { formatCount as formatCountEn } from '../content/format';

/** Formats a number in an answer; each language has a module of its own, because the service answers in all four. */
export const formatCount = formatCountEn;
