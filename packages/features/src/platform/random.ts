export interface Random {
  /** From 0 to below 1. */
  readonly number: () => number;
  readonly id: () => string;
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** The device's random generator; ids also work without HTTPS. */
export const systemRandom: Random = {
  number: () => Math.random(),
  id: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), hex).join(''),
};
