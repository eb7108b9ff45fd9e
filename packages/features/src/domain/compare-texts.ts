/**
 * Orders texts of one alphabet that begin alike, as titles with their capital letters do; what the language's own order would add, the
 * first of a page pays with a tenth of a second on a slow phone.
 */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
