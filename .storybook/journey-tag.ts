/** The tag of a story that walks through the whole site, in steps that a viewer can follow. */
export const JOURNEY = 'journey';
