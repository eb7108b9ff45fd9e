import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

import { withoutHeldEnter } from '../../hooks/held-enter';

export interface ToggleButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> {
  /** Whether it is on. */
  pressed: boolean;
}

/** A choice in words that is on or off; its words stay the same in both states. */
export function ToggleButton({
  pressed,
  type = 'button',
  className,
  onKeyDown,
  ...rest
}: ToggleButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      data-pressed={pressed ? '' : undefined}
      className={clsx(
        'min-h-11 rounded-full border border-accent px-5 font-semibold',
        'transition-colors duration-fast disabled:cursor-not-allowed disabled:opacity-60',
        'aria-pressed:forced-selected aria-pressed:border-transparent aria-pressed:shadow-soft',
        pressed ? 'bg-accent text-on-accent' : 'bg-surface text-accent enabled:hover:bg-raised',
        className,
      )}
      onKeyDown={withoutHeldEnter(onKeyDown)}
    />
  );
}
