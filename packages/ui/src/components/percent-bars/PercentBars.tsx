import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface PercentBar {
  readonly id: string;
  /** What's measured. */
  readonly label: ReactNode;
  /** The percentage, clamped to 0 to 100. */
  readonly percent: number;
  /** The percentage as text, such as "89%". */
  readonly value: string;
  /** The source of the number, or what it leaves out. */
  readonly hint?: ReactNode;
}

export interface PercentBarsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The bars, from top to bottom. */
  bars: ReadonlyArray<PercentBar>;
}

const inRange = (percent: number) =>
  Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;

/** Percentages as horizontal bars; assistive technology gets a list of labels and values. */
export function PercentBars({ bars, className, ...rest }: PercentBarsProps) {
  return (
    <dl {...rest} data-slot="percent-bars" className={clsx('grid gap-6', className)}>
      {bars.map(({ id, label, percent, value, hint }) => (
        <div key={id} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
          <dt className="min-w-0 wrap-anywhere">{label}</dt>
          <dd className="font-display text-title text-ink tabular-nums">{value}</dd>
          <dd aria-hidden="true" className="col-span-2 mt-2">
            <svg
              viewBox="0 0 100 3"
              preserveAspectRatio="none"
              className="block h-3 w-full overflow-hidden rounded-full rtl:-scale-x-100"
            >
              <rect width="100" height="3" className="fill-line forced:fill-[Canvas]" />
              <rect
                width={inRange(percent)}
                height="3"
                className="fill-primary forced:fill-[Highlight]"
              />
            </svg>
          </dd>
          {hint ? <dd className="col-span-2 mt-2 text-small text-ink-soft">{hint}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
