/** The radar's radius in metres, interval in milliseconds, maximum list length and highest label (RADAR-1). */
export const RADAR = {
  minM: 10,
  maxM: 200,
  startM: 50,
  stepM: 10,
  everyMs: 4000,
  most: 5,
  labels: 1000,
} as const;

/** Maps a random value from 0 to below 1 to a number from 1 to 1000. */
export const sightingNumber = (chance: number): number =>
  Math.min(RADAR.labels, Math.max(1, Math.floor(chance * RADAR.labels) + 1));

/** Adds a sighting to the front of the list, at most five; a known one stays in place. */
export function withSighting(list: readonly number[], sighting: number): readonly number[] {
  return list.includes(sighting) ? list : [sighting, ...list].slice(0, RADAR.most);
}
