import type { CSSProperties, ReactNode } from 'react';

import type { Token } from '../../packages/ui/src/tokens/read-tokens';
import { ThemePanel, themeValues } from './ThemePanel';
import { TokenFacts } from './TokenFacts';
import { acrossScreens, cssOf, inPixels, pixelsAt, pixelsOf, tokensOf, WIDTHS } from './tokens-of';

interface DrawnProps {
  readonly group: string;
  readonly draw: (token: Token) => ReactNode;
  readonly value?: (token: Token) => string;
  readonly copies?: (token: Token) => readonly string[];
}

function Drawn({ group, draw, value = cssOf, copies }: DrawnProps) {
  return (
    <ul className="grid list-none gap-x-8 gap-y-10 p-0 sm:grid-cols-2">
      {tokensOf(group).map((token) => (
        <li key={token.name} className="grid min-w-0 content-start gap-4">
          {draw(token)}
          <TokenFacts
            token={token}
            value={value(token)}
            {...(copies ? { copies: copies(token) } : {})}
          />
        </li>
      ))}
    </ul>
  );
}

/** In grid steps, as in class names: `gap-3` is 12 px. */
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20];

export function SpaceSteps() {
  const [step] = tokensOf('spacing');
  if (step?.$type !== 'dimension') throw new Error('tokens.json: spacing is a dimension.');
  const size = pixelsOf(step.$value);
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <ul className="grid list-none content-start gap-2 p-0">
        {STEPS.map((count) => (
          <li key={count} className="flex items-center gap-4 text-small">
            <b className="w-6 text-end tabular-nums">{count}</b>
            <span className="h-4 bg-primary" style={{ inlineSize: count * size }} />
            <span className="text-ink-soft tabular-nums">{inPixels(count * size)}</span>
          </li>
        ))}
      </ul>
      <TokenFacts token={step} value={inPixels(size)} copies={['p-4', 'gap-3', 'mt-8']} />
    </div>
  );
}

/** The spaces that every page shares, on a phone and a wide screen; 0 px shows as a hairline. */
export function SharedSpaces() {
  return (
    <Drawn
      group="layout"
      value={acrossScreens}
      draw={(token) => (
        <div className="grid gap-1" aria-hidden="true">
          {WIDTHS.map((width) => (
            <span key={width} className="flex items-center gap-3">
              <span
                className="h-5 min-w-0.5 bg-accent"
                style={{ inlineSize: pixelsAt(token, width) }}
              />
              <span className="text-small text-ink-soft tabular-nums">{width}</span>
            </span>
          ))}
        </div>
      )}
    />
  );
}

const shareOf = (token: Token, widest: number): CSSProperties => ({
  inlineSize: `${(pixelsAt(token, WIDTHS[1]) / widest) * 100}%`,
});

export function Breakpoints() {
  return (
    <Drawn
      group="breakpoint"
      value={(token) => `${cssOf(token)}, ${acrossScreens(token)}`}
      copies={({ label }) => [`${label}:`, `max-${label}:`]}
      draw={(token) => (
        <div className="rounded-sm border border-line bg-sunken" aria-hidden="true">
          <div
            className="h-8 rounded-sm border-e-4 border-primary bg-primary-wash"
            style={shareOf(token, 1440)}
          />
        </div>
      )}
    />
  );
}

/** In CSS pixels: the width of the digit 0 in body text on a wide screen (the `ch` unit of prose). */
const DIGIT = 9.8;

export function Widths() {
  return (
    <Drawn
      group="container"
      value={(token) =>
        token.$type === 'number'
          ? `${cssOf(token)}, ${inPixels(token.$value * DIGIT)} in body text`
          : `${cssOf(token)}, ${acrossScreens(token)}`
      }
      copies={({ label }) => [`max-w-${label}`]}
      draw={(token) => (
        <div className="rounded-sm border border-line bg-sunken" aria-hidden="true">
          <div
            className="mx-auto h-8 bg-accent"
            style={
              token.$type === 'number'
                ? { inlineSize: `${((token.$value * DIGIT) / 1200) * 100}%` }
                : shareOf(token, 1200)
            }
          />
        </div>
      )}
    />
  );
}

export function Shapes() {
  return (
    <Drawn
      group="aspect"
      copies={({ label }) => [`aspect-${label}`]}
      draw={(token) => (
        <div
          className="max-w-60 border border-edge bg-sunken"
          style={{ aspectRatio: `var(${token.name})` }}
        />
      )}
    />
  );
}

export function Radii() {
  return (
    <Drawn
      group="radius"
      copies={({ label }) => [`rounded-${label}`]}
      draw={(token) => (
        <div
          className="h-24 max-w-60 border-2 border-edge bg-sunken"
          style={{ borderRadius: `var(${token.name})` }}
        />
      )}
    />
  );
}

export function Shadows() {
  return (
    <Drawn
      group="shadow"
      value={({ name }) => `${themeValues.light[name]}; in the dark ${themeValues.dark[name]}`}
      copies={({ label }) => [`shadow-${label}`]}
      draw={(token) => (
        <div className="grid grid-cols-2 overflow-hidden rounded-md border border-line">
          {(['light', 'dark'] as const).map((theme) => (
            <ThemePanel key={theme} theme={theme} className="p-6 sm:p-8">
              <div
                className="grid h-20 place-items-center rounded-md bg-raised text-small"
                style={{ boxShadow: `var(${token.name})` }}
              >
                {theme}
              </div>
            </ThemePanel>
          ))}
        </div>
      )}
    />
  );
}
