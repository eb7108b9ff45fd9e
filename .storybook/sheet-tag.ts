/** The tag of the story that shows all a component can be. */
export const SHEET = 'sheet';
