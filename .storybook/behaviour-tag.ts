/** The tag of a story that proves a behaviour and does not rest in a state. */
export const BEHAVIOUR = 'behaviour';
