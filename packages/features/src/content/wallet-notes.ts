/** Returns the text of a stored note of the wallet; in English, that is the note itself. */
export const formatNote = (note: string): string => note;
