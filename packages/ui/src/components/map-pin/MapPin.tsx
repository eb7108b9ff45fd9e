'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

import { withoutEnterRepeat } from '../../hooks/ignore-key-repeat';

export interface MapPinProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'children'
> {
  /** The accessible name of the place. */
  label: string;
  /** The place's number in the list beside the map. */
  number: number;
  /** Whether the place matches the search; the others appear as outlines. @default false */
  highlighted?: boolean;
  /** The native type; `submit` submits its form. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Called when it is clicked, tapped or activated with the keyboard. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A numbered place on a map. */
export function MapPin({
  label,
  number,
  highlighted = false,
  type = 'button',
  className,
  onKeyDown,
  ...rest
}: MapPinProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-highlighted={highlighted ? '' : undefined}
      className={clsx('group grid size-11 place-items-center rounded-full', className)}
      onKeyDown={withoutEnterRepeat(onKeyDown)}
    >
      <span
        className={clsx(
          'grid size-9 place-items-center rounded-full border-2 font-semibold',
          'transition-transform duration-fast group-hover:scale-110',
          highlighted
            ? 'border-solid border-surface bg-primary text-on-primary shadow-soft forced:border-current'
            : 'border-dashed border-edge bg-surface text-ink-soft',
        )}
      >
        {number}
      </span>
    </button>
  );
}
