/** The tag of a story that walks through the whole site, in steps that a viewer can follow. */
export const JOURNEY = 'journey';

/** How the address of every journey begins, which is known before the index is read. */
export const JOURNEY_ADDRESS = '/story/journeys-';
