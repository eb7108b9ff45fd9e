import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

export interface LogoProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The edge of the square in CSS pixels; drawn to read from 16 to 96. @default 32 */
  size?: number;
  /** The accessible name; without one the mark is decoration beside a written name. */
  label?: string;
}

/** The mark: two imigongo diamonds, and in gold what they share. */
export function Logo({ size = 32, label, className, ...rest }: LogoProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={clsx('shrink-0', className)}
    >
      <path d="M16 3 31 24 16 45 1 24Z" className="fill-primary" />
      <path d="M32 3 47 24 32 45 17 24Z" className="fill-ink" />
      <path d="M24 14.2 31 24 24 33.8 17 24Z" className="fill-coin-fill" />
    </svg>
  );
}
