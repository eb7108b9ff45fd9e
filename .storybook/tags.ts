/** The tag of a story whose play proves a behaviour. */
export const BEHAVIOUR = 'behaviour';

/** The tag of the story that shows every variant of a component in every state. */
export const SHEET = 'sheet';
