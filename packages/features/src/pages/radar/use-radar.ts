import { useEffect, useState } from 'react';

import { RADAR, sightingNumber, withSighting } from '../../domain/radar';
import { type Clock, systemClock } from '../../platform/clock';
import { type Random, systemRandom } from '../../platform/random';

type RadarState = 'disabled' | 'scanning' | 'paused';

export interface RadarControl {
  readonly state: RadarState;
  /** Newest first. */
  readonly sightings: readonly number[];
  readonly setPaused: (paused: boolean) => void;
}

const NO_ONE: readonly number[] = [];

/** The radar and its one timer: adds someone every 4 s while scanning, and clears when switched off (RADAR-1). */
export function useRadar(
  enabled: boolean,
  clock: Clock = systemClock,
  random: Random = systemRandom,
): RadarControl {
  const [paused, setPaused] = useState(false);
  const [sightings, setSightings] = useState(NO_ONE);
  const state = !enabled ? 'disabled' : paused ? 'paused' : 'scanning';
  useEffect(() => {
    if (state !== 'scanning') return undefined;
    return clock.every(RADAR.everyMs, () => {
      const sighting = sightingNumber(random.number());
      setSightings((before) => withSighting(before, sighting));
    });
  }, [state, clock, random]);
  useEffect(() => {
    if (enabled) return;
    setPaused(false);
    setSightings(NO_ONE);
  }, [enabled]);
  return {
    state,
    sightings: enabled ? sightings : NO_ONE,
    setPaused: (next) => setPaused(enabled && next),
  };
}
