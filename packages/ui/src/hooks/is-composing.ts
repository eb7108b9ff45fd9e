/**
 * Returns whether a key belongs to an input method, which uses Enter and Escape itself. Safari reports the key that ends a
 * composition only by its code, 229, after `isComposing` is false again.
 */
export const isComposing = ({ isComposing: isActive, keyCode }: KeyboardEvent): boolean =>
  isActive || keyCode === 229;
