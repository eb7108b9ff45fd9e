import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface StatProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The number, ready to read, such as "98%" or "under 24 h". */
  value: ReactNode;
  /** What it counts. */
  label: ReactNode;
  /** The source of the number, or what it leaves out. */
  hint?: ReactNode;
}

/** One number and what it counts, inside a StatList or another dl. */
export function Stat({ value, label, hint, className, ...rest }: StatProps) {
  return (
    <div
      {...rest}
      data-slot="stat"
      className={clsx('flex flex-col border-s-2 border-coin-fill ps-5', className)}
    >
      <dt className="order-2 mt-2 text-body wrap-anywhere text-ink-soft">{label}</dt>
      <dd className="order-1 font-display text-display wrap-anywhere text-ink tabular-nums">
        {value}
      </dd>
      {hint ? <dd className="order-3 mt-1 text-small text-ink-soft">{hint}</dd> : null}
    </div>
  );
}

/** A row of numbers that becomes a column on a narrow screen. */
export function StatList({ className, ...rest }: ComponentPropsWithRef<'dl'>) {
  return (
    <dl
      {...rest}
      className={clsx(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-8 gap-y-10',
        className,
      )}
    />
  );
}
