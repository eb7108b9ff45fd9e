import { clsx } from 'clsx';

export interface GrowthChartProps {
  /** The values over time in percent, at least two. */
  points: readonly number[];
  /** The name of each point. */
  labels: readonly string[];
  /** Writes a value as words, such as "82%". */
  formatValue: (point: number) => string;
  /** The words of the table that reads the same to a screen reader. */
  words: { readonly caption: string; readonly month: string; readonly score: string };
  className?: string;
}

const WIDTH = 320;
const HEIGHT = 140;
/** In units of the drawing, which grows with it. */
const LABEL_SIZE = 11;

/** A line with its points named and valued; to assistive technology it is a table. */
export function GrowthChart({ points, labels, formatValue, words, className }: GrowthChartProps) {
  const low = Math.min(...points) - 8;
  const high = Math.max(...points) + 6;
  const place = (value: number, at: number) => ({
    x: 20 + (at * (WIDTH - 40)) / Math.max(1, points.length - 1),
    y: HEIGHT - 24 - ((value - low) / (high - low)) * (HEIGHT - 44),
    value: formatValue(value),
    label: labels[at],
  });
  const places = points.map(place);
  const line = places.map(({ x, y }) => `${x} ${y}`).join('L');
  const [first] = places;
  const last = places.at(-1);
  return (
    <div className={clsx('relative', className)}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="block w-full max-w-form"
      >
        {first && last ? (
          <path
            d={`M${line}L${last.x} ${HEIGHT - 20}L${first.x} ${HEIGHT - 20}Z`}
            className="fill-primary/12"
          />
        ) : null}
        <path d={`M16 ${HEIGHT - 20}H${WIDTH - 16}`} className="stroke-line" />
        <path
          d={`M${line}`}
          className="fill-none stroke-primary"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        {places.map(({ x, y, value, label }) => (
          <g key={label}>
            <circle cx={x} cy={y} r="4" className="fill-surface stroke-primary" strokeWidth="2" />
            <text
              x={x}
              y={y - 10}
              textAnchor="middle"
              fontSize={LABEL_SIZE}
              className="fill-ink font-semibold tabular-nums"
            >
              {value}
            </text>
            <text
              x={x}
              y={HEIGHT - 5}
              textAnchor="middle"
              fontSize={LABEL_SIZE}
              className="fill-ink-soft"
            >
              {label}
            </text>
          </g>
        ))}
      </svg>
      <div className="sr-only">
        <table>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              <th scope="col">{words.score}</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
