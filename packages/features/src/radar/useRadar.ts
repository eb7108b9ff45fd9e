import { useEffect, useState } from 'react';

import { RADAR, sightingNumber, withSighting } from '../domain/radar';
import { type Clock, systemClock } from '../platform/clock';
import { type Random, systemRandom } from '../platform/random';

export type RadarState = 'disabled' | 'scanning' | 'paused';

export interface RadarControl {
  readonly state: RadarState;
  /** Who was seen, the newest first. */
  readonly sightings: readonly number[];
  readonly setEnabled: (enabled: boolean) => void;
  readonly setPaused: (paused: boolean) => void;
}

/** The radar with its one timer: while it scans it sees somebody every 4 s; switched off it forgets (spec 2, section 4). */
export function useRadar(clock: Clock = systemClock, random: Random = systemRandom): RadarControl {
  const [state, setState] = useState<RadarState>('disabled');
  const [sightings, setSightings] = useState<readonly number[]>([]);
  useEffect(() => {
    if (state !== 'scanning') return undefined;
    return clock.every(RADAR.everyMs, () => {
      const sighting = sightingNumber(random.number());
      setSightings((before) => withSighting(before, sighting));
    });
  }, [state, clock, random]);
  return {
    state,
    sightings,
    setEnabled: (enabled) => {
      setState(enabled ? 'scanning' : 'disabled');
      if (!enabled) setSightings([]);
    },
    setPaused: (paused) => setState((before) => (before === 'disabled' ? before : paused ? 'paused' : 'scanning')),
  };
}
