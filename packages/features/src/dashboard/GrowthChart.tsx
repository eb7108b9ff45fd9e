import { clsx } from 'clsx';

export interface GrowthChartProps {
  /** The values over time in percent, at least two. */
  points: readonly number[];
  /** The name of each point. */
  labels: readonly string[];
  className?: string;
}

const WIDTH = 320;
const HEIGHT = 120;

/** A rising line with its points named; the sentence beside it says the same in words. */
export function GrowthChart({ points, labels, className }: GrowthChartProps) {
  const low = Math.min(...points) - 8;
  const high = Math.max(...points) + 6;
  const place = (value: number, at: number) => ({
    x: 16 + (at * (WIDTH - 32)) / Math.max(1, points.length - 1),
    y: HEIGHT - 24 - ((value - low) / (high - low)) * (HEIGHT - 40),
  });
  const places = points.map(place);
  const line = places.map(({ x, y }) => `${x} ${y}`).join('L');
  const [first] = places;
  const last = places.at(-1);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={clsx('block w-full max-w-form', className)}>
      {first && last ? (
        <path d={`M${line}L${last.x} ${HEIGHT - 20}L${first.x} ${HEIGHT - 20}Z`} className="fill-primary/12" />
      ) : null}
      <path d={`M16 ${HEIGHT - 20}H${WIDTH - 16}`} className="stroke-line" />
      <path d={`M${line}`} className="fill-none stroke-primary" strokeWidth="3" strokeLinejoin="round" />
      {places.map(({ x, y }, at) => (
        <g key={labels[at]}>
          <circle cx={x} cy={y} r="4" className="fill-surface stroke-primary" strokeWidth="2" />
          <text x={x} y={HEIGHT - 5} textAnchor="middle" className="fill-ink-soft text-[11px]">
            {labels[at]}
          </text>
        </g>
      ))}
    </svg>
  );
}
