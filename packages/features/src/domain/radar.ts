/** The radar: radius in metres, time between sightings in milliseconds, longest list, highest label (RADAR-1). */
export const RADAR = {
  minM: 10,
  maxM: 200,
  startM: 50,
  stepM: 10,
  everyMs: 4000,
  most: 5,
  labels: 1000,
} as const;

/** A made-up number from 1 to 1000 of a chance from 0 to below 1. */
export const sightingNumber = (chance: number): number =>
  Math.min(RADAR.labels, Math.max(1, Math.floor(chance * RADAR.labels) + 1));

/** The list with one more sighting at its front; a known one stays where it is, and at most five are kept. */
export function withSighting(list: readonly number[], sighting: number): readonly number[] {
  return list.includes(sighting) ? list : [sighting, ...list].slice(0, RADAR.most);
}
