import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

export interface LogoProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The size in CSS pixels, designed for 16 to 96. @default 32 */
  size?: number;
  /** The accessible name; without one the logo is decorative. */
  label?: string;
}

/** The Iru logo: two imigongo diamonds that overlap in gold. */
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
