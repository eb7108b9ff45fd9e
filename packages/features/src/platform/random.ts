/** Chance, as something that can be handed in. */
export interface Random {
  /** A number from 0 to below 1. */
  readonly number: () => number;
  /** A text that no other call gives. */
  readonly id: () => string;
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** The chance of the device; ids also work on a page without https. */
export const systemRandom: Random = {
  number: () => Math.random(),
  id: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), hex).join(''),
};
