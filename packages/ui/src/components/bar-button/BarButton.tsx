'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { preventEnterRepeat } from '../../hooks/ignore-key-repeat';

export interface BarButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** The accessible name; the button shows only an icon. */
  label: string;
  /** The icon. */
  children?: ReactNode;
  /** Called when it is clicked, tapped or activated with the keyboard. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A round icon button for a bar, such as the header, in the bar's own colours. */
export function BarButton({ label, className, ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      onKeyDown={preventEnterRepeat}
      {...rest}
      aria-label={label}
      className={clsx(
        'grid size-11 place-items-center rounded-full transition-colors duration-fast hover:bg-current/10',
        className,
      )}
    />
  );
}
