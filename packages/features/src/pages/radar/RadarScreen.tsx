import { RADAR } from '../../domain/radar';
import { radarCopy as copy } from '#words/pages/radar/copy';

/** The position within the radius is arbitrary, but stable. */
const placeOf = (sighting: number, reach: number) => {
  const angle = ((sighting * 137.5) % 360) * (Math.PI / 180);
  const distance = reach * (0.35 + ((sighting * 61) % 60) / 100);
  return { cx: 100 + Math.cos(angle) * distance, cy: 100 + Math.sin(angle) * distance };
};

export interface RadarScreenProps {
  /** The numbers of the invented people, from 1 to 1000. */
  sightings: ReadonlyArray<number>;
  /** The chosen radius in metres. */
  radius: number;
  /** Whether the scan is animated. */
  active: boolean;
}

/** The radar graphic: rings, the visitor in the middle, and a dot for each sighting. */
export function RadarScreen({ sightings, radius, active }: RadarScreenProps) {
  const reach = 30 + (radius / RADAR.maxM) * 62;
  return (
    <svg
      viewBox="0 0 200 200"
      role="img"
      aria-label={copy.picture(sightings.length)}
      data-active={active ? '' : undefined}
      className="mx-auto block aspect-square w-full max-w-card"
    >
      {[92, 62, 32].map((ring) => (
        <circle
          key={ring}
          cx="100"
          cy="100"
          r={ring}
          className="fill-none stroke-line"
          strokeWidth="1"
        />
      ))}
      <circle
        cx="100"
        cy="100"
        r={reach}
        className={
          active ? 'animate-breathe fill-primary/10 stroke-primary' : 'fill-transparent stroke-edge'
        }
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <path d="M100 92l8 8-8 8-8-8z" className="fill-ink" />
      {sightings.map((sighting) => (
        <circle
          key={sighting}
          {...placeOf(sighting, reach)}
          r="5"
          className="fill-primary stroke-surface"
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}
