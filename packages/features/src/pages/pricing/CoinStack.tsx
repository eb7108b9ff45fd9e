export interface CoinStackProps {
  coins: number;
  className?: string;
}

/** How much each coin adds to the height of the stack, and the height of one coin, in units of the SVG. */
const STEP = 11;
const COIN_HEIGHT = 29;

/** A stack of coins that shows an amount at a glance; decorative. */
export function CoinStack({ coins, className }: CoinStackProps) {
  const height = COIN_HEIGHT + (coins - 1) * STEP;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 64 ${height}`}
      width={64}
      height={height}
      className={className}
    >
      {Array.from({ length: coins }, (_, at) => {
        const top = height - COIN_HEIGHT - at * STEP;
        return (
          <g
            key={top}
            transform={`translate(0 ${top})`}
            className="stroke-night/70"
            strokeWidth={1.5}
          >
            <path d="M1 10v9c0 5 14 9 31 9s31-4 31-9v-9Z" className="fill-coin-fill" />
            <path
              d="M8 17v8M20 20v8M32 20v9M44 20v8M56 17v8"
              className="fill-none stroke-night/35"
            />
            <ellipse cx={32} cy={10} rx={31} ry={9} className="fill-coin-fill" />
            <path d="m32 4 12 6-12 6-12-6Z" className="fill-none" />
          </g>
        );
      })}
    </svg>
  );
}
