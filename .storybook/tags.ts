/** The tag of a story that proves a behaviour: its play runs through it, so it doesn't rest in a state. */
export const BEHAVIOUR = 'behaviour';

/** The tag of a story that walks through the whole site. */
export const JOURNEY = 'journey';

/** The tag of the story that shows every variant of a component in every state. */
export const SHEET = 'sheet';
