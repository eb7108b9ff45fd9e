import { clsx } from 'clsx';

export interface GrowthChartProps {
  /** In percent, at least two. */
  points: readonly number[];
  labels: readonly string[];
  formatValue: (point: number) => string;
  tableLabels: { readonly caption: string; readonly month: string; readonly score: string };
  className?: string;
}

const WIDTH = 320;
const HEIGHT = 140;
/** In SVG units, so it scales with the chart. */
const LABEL_SIZE = 11;

/** A line chart with labelled points. Assistive technology gets a table instead. */
export function GrowthChart({
  points,
  labels,
  formatValue,
  tableLabels,
  className,
}: GrowthChartProps) {
  const low = Math.min(...points) - 8;
  const high = Math.max(...points) + 6;
  const toPoint = (value: number, at: number) => ({
    x: 20 + (at * (WIDTH - 40)) / Math.max(1, points.length - 1),
    y: HEIGHT - 24 - ((value - low) / (high - low)) * (HEIGHT - 44),
    value: formatValue(value),
    label: labels[at],
  });
  const chartPoints = points.map(toPoint);
  const line = chartPoints.map(({ x, y }) => `${x} ${y}`).join('L');
  const [first] = chartPoints;
  const last = chartPoints.at(-1);
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
        {chartPoints.map(({ x, y, value, label }) => (
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
          <caption>{tableLabels.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{tableLabels.month}</th>
              <th scope="col">{tableLabels.score}</th>
            </tr>
          </thead>
          <tbody>
            {chartPoints.map(({ label, value }) => (
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
