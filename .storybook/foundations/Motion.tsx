import { Button } from '@iru/ui/button';
import { useReducedMotion } from '@iru/ui/hooks/use-reduced-motion';
import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import type { Token } from '../../packages/ui/src/tokens/read-tokens';
import { TokenFacts } from './TokenFacts';
import { cssOf, tokensOf } from './tokens-of';

interface PlayedProps {
  readonly groups: readonly string[];
  readonly draw: (token: Token, turn: number) => ReactNode;
}

/** A button that plays all samples below it at once, to compare them. */
function Played({ groups, draw }: PlayedProps) {
  const isStill = useReducedMotion();
  const [turn, setTurn] = useState(0);
  return (
    <div data-still={isStill || undefined}>
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <Button
          aria-disabled={isStill || undefined}
          onClick={() => {
            if (!isStill) setTurn(turn + 1);
          }}
        >
          <Play aria-hidden className="size-4" />
          Play
        </Button>
        {isStill ? (
          <span className="text-small text-ink-soft">Reduced motion is on, so nothing moves.</span>
        ) : null}
      </div>
      <ul className="grid list-none gap-x-8 gap-y-10 p-0 sm:grid-cols-2">
        {groups.flatMap(tokensOf).map((token) => (
          <li
            key={token.name}
            className="grid min-w-0 content-start gap-4"
            data-turn={isStill ? 0 : turn}
          >
            {draw(token, isStill ? 0 : turn)}
            <TokenFacts token={token} value={cssOf(token)} copies={copiesOf(token)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const copiesOf = ({ path, label, name }: Token): readonly string[] =>
  /^(duration|ease|animate)\./.test(path) ? [`${path.split('.')[0]}-${label}`] : [`var(${name})`];

export function Durations() {
  return (
    <Played
      groups={['duration', 'ease', 'default']}
      draw={(token, turn) => (
        <div aria-hidden="true" className="rounded-full bg-sunken p-1">
          <div
            className={clsx(
              'flex transition-[padding] ease-out',
              turn % 2 === 1 ? 'ps-[calc(100%-1.5rem)]' : 'ps-0',
            )}
            style={{
              transitionDuration:
                token.$type === 'duration'
                  ? `var(${token.name}, ${cssOf(token)})`
                  : 'var(--duration-slow)',
              ...(token.$type === 'cubicBezier' ? { transitionTimingFunction: cssOf(token) } : {}),
            }}
          >
            <span className="size-6 rounded-full bg-primary" />
          </div>
        </div>
      )}
    />
  );
}

const SHIMMER =
  'linear-gradient(to right, var(--color-sunken), var(--color-line), var(--color-sunken))';

const figures: Readonly<Record<string, ReactNode>> = {
  shimmer: (
    <span
      className="block h-6 w-full rounded-md"
      style={{ background: SHIMMER, backgroundSize: '200% 100%', animation: 'inherit' }}
    />
  ),
  spin: <span className="block size-8 rounded-full border-4 border-primary border-e-transparent" />,
  breathe: <span className="block size-8 rounded-full bg-primary" />,
};

/** Endless animations play twice. */
export function Movements() {
  return (
    <Played
      groups={['animate']}
      draw={(token, turn) => (
        <div
          aria-hidden="true"
          className="flex h-20 items-center overflow-hidden rounded-md border border-line bg-surface px-6"
        >
          <div
            key={turn}
            className={token.label === 'shimmer' ? 'w-full' : undefined}
            style={turn === 0 ? {} : { animation: cssOf(token).replace('infinite', '2') }}
          >
            {figures[token.label] ?? (
              <span className="block rounded-md bg-primary px-4 py-2 text-on-primary">
                Here I am
              </span>
            )}
          </div>
        </div>
      )}
    />
  );
}
